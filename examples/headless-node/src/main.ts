import { createHttp } from '@prilavok/browser/http'
import { createNodeEffects } from '@prilavok/browser/node'
import { createShop, type ReadonlyStore } from '@prilavok/core'
import { pricedLines } from '@prilavok/core/cart'
import { chosenPoint, deliveryCost, quotesOf } from '@prilavok/core/delivery'
import { checkoutFlow } from '@prilavok/core/flows'
import { formatMoney, toKopecks } from '@prilavok/core/money'
import { PAY_ON_DELIVERY, paymentFeature } from '@prilavok/core/payment'

const say = (text: string) => console.log(text)

/** The state of a store as soon as it is what the program waits for. */
const once = <S>(store: ReadonlyStore<S>, done: (state: S) => boolean): Promise<S> =>
  new Promise((found) => {
    if (done(store.getState())) return found(store.getState())
    const stop = store.subscribe(done, () => {
      stop()
      found(store.getState())
    })
  })

async function order(origin: string): Promise<void> {
  const shop = createShop(createNodeEffects({ http: createHttp({ origin }) }))
  const { features, view, open, chooseCity, submit } = shop.use(checkoutFlow)
  const { city, contacts, delivery, payment, checkout } = features
  const { cart, pricing, refresh } = features.cart

  // The page's price is a guess; what the products cost is the server's word.
  cart.add({ id: 'p3iwwp0d10', name: 'Дрель-шуруповёрт', price: toKopecks(4_000), thumbUrl: '', link: '' })
  cart.add({ id: 'pxjr4gk1rs', name: 'Набор отвёрток', price: toKopecks(600), thumbUrl: '', link: '' }, 2)
  await refresh()
  if (pricing.state.getState().status !== 'ready') throw new Error(`No prices from ${origin}. Is the shop open?`)
  say('В корзине:')
  for (const { name, quantity, price, total } of pricedLines(cart.state.getState()))
    say(`  ${name} — ${quantity} × ${formatMoney(price)} = ${formatMoney(total)}`)
  say(`  Итого ${formatMoney(cart.state.getState().total)}`)

  await open()
  city.search('Казань')
  const { search } = await once(
    city.state,
    (state) => state.search.found.length > 0 || state.search.status === 'failed',
  )
  const [kazan] = search.found
  if (kazan === undefined) throw new Error('The shop does not deliver to Kazan.')
  await chooseCity(kazan.id)

  const payable = quotesOf(delivery.state.getState()).filter(
    ({ cashOnDelivery, pickupPoints }) => cashOnDelivery === 'Available' && pickupPoints.length > 0,
  )
  const [cheapest] = payable.sort((one, other) => (one.cost ?? Infinity) - (other.cost ?? Infinity))
  const point = cheapest?.pickupPoints.find(({ payment: accepts }) => accepts !== 'NoPayment')
  if (cheapest === undefined || point === undefined) throw new Error('No carrier takes money on delivery there.')
  delivery.chooseCarrier(cheapest.carrier)
  delivery.choosePoint(point.id)
  say(
    `Доставка: ${kazan.name}, ${cheapest.name}, ${chosenPoint(delivery.state.getState())?.address ?? ''} — ${formatMoney(deliveryCost(delivery.state.getState()) ?? 0)}`,
  )

  await once(payment.state, ({ status }) => status === 'ready' || status === 'failed')
  shop.use(paymentFeature).choose(PAY_ON_DELIVERY)
  contacts.editBuyer({ lastName: 'Петров', firstName: 'Иван', phone: '+79123456789' })
  contacts.setConsent(true)
  say(`Оплата: при получении. Заполнено на ${view.getState().score} %, ошибок: ${view.getState().errors.length}`)

  await submit()
  const { accepted, failure } = checkout.state.getState()
  if (accepted === null)
    throw new Error(
      failure?.detail ??
        `The order lacks: ${view
          .getState()
          .errors.map(({ field }) => field)
          .join(', ')}`,
    )
  say(`Заказ принят, номер ${accepted.number ?? 'скажут по телефону'}.`)
}

await order(process.env['SHOP_ORIGIN'] ?? 'http://127.0.0.1:8080').catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
