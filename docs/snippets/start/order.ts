import { createShop, type Effects, type ReadonlyStore } from '@prilavok/core'
import { linesToBuy, pricedLines } from '@prilavok/core/cart'
import { deliveryCost, quotesOf } from '@prilavok/core/delivery'
import { checkoutFlow } from '@prilavok/core/flows'
import { PAY_ON_DELIVERY } from '@prilavok/core/payment'

/** Resolves with the state of a store as soon as it is the wanted one. */
const when = <S>(store: ReadonlyStore<S>, isWanted: (state: S) => boolean): Promise<S> =>
  new Promise((resolve) => {
    if (isWanted(store.getState())) return resolve(store.getState())
    const stop = store.subscribe((state) => {
      if (!isWanted(state)) return
      stop()
      resolve(state)
    })
  })

export async function placeOrder(effects: Effects) {
  const { features, view, open, chooseCity, submit } = createShop(effects).use(checkoutFlow)
  const { cart, city, contacts, delivery, payment, checkout } = features

  // #region cart
  cart.cart.add({ id: '42', name: 'Дрель ударная', price: 499_000, thumbUrl: '', link: '' })
  await cart.refresh()
  const lines = linesToBuy(pricedLines(cart.cart.state.getState()))
  if (lines.length === 0) throw new Error('The shop sells nothing of this cart.')
  // #endregion

  // #region delivery
  await open()
  city.search('Казань')
  const { search } = await when(city.state, (state) => state.search.status !== 'loading')
  const [kazan] = search.found
  if (kazan === undefined) throw new Error('The city was not found.')
  await chooseCity(kazan.id)

  const quote = quotesOf(delivery.state.getState()).find(({ cashOnDelivery }) => cashOnDelivery === 'Available')
  const point = quote?.pickupPoints.find(({ payment: accepts }) => accepts !== 'NoPayment')
  if (quote === undefined || point === undefined) throw new Error('Nobody takes money on delivery there.')
  delivery.chooseCarrier(quote.carrier)
  delivery.choosePoint(point.id)
  // #endregion

  // #region submit
  contacts.editBuyer({ lastName: 'Петров', firstName: 'Иван', phone: '+79123456789' })
  contacts.setConsent(true)
  await when(payment.state, ({ status }) => status === 'ready' || status === 'failed')
  payment.choose(PAY_ON_DELIVERY)

  await submit()
  const { accepted, failure } = checkout.state.getState()
  // #endregion
  return {
    number: accepted?.number ?? null,
    delivery: deliveryCost(delivery.state.getState()),
    missing: view.getState().errors.map(({ field }) => field),
    failure,
  }
}
