import { loadDeliveryCosts, loadOrder, loadPurchaseTypes, saveOrder, type OrderInProcess } from '@prilavok/contracts'
import type { ShopClient } from './shop-client'

/** What a buyer orders, and how. */
export interface Wish {
  readonly goods: readonly { readonly id: string; readonly quantity: number }[]
  readonly cityId?: string
  readonly toDoor?: boolean
  readonly purchaseType?: string
  readonly email?: string
}

const ADDRESS = {
  addressDelivery: '101000, Москва, улица Садовая, 5',
  addressDeliveryCity: 'Москва',
  addressDeliveryStreet: 'улица Садовая',
  addressDeliveryHouse: '5',
  addressDeliverApartment: '12',
}

/** Fills a draft as the order page does: products, delivery, then payment with the hash codes that the buyer has seen. */
export async function fillDraft(call: ShopClient, wish: Wish): Promise<string> {
  const { goods, cityId = 'moscow', toDoor = false, purchaseType = 'PayOnDelivery', email = null } = wish
  const customer = { firstName: 'Анна', lastName: 'Петрова', phone: '8 900 000-00-00', email, comment: 'Позвоните' }
  const made = await call(saveOrder, {
    body: { cart: { value: goods }, customer: { value: customer }, personalDataConsent: true },
  } as never)
  const { id } = made.data
  const { data: costs } = await call(loadDeliveryCosts, { query: { cityId, orderId: id } })
  const quotes = toDoor ? costs.transportCompaniesDeliveryInfoToDoor : costs.transportCompaniesDeliveryInfo
  const [carrier = ''] = Object.keys(quotes)
  const place = toDoor ? ADDRESS : { pickPointId: carrier }
  const delivery = { cityId, transportCompany: carrier, toDoor, purchaseType, ...place }
  await call(saveOrder, { body: { id, delivery: { value: delivery } } } as never)
  await call(loadPurchaseTypes, { params: { id } })
  const { cart } = (await call(loadOrder, { params: { id } })).data as OrderInProcess
  const lines = cart.map(({ id: product, quantity, hashCode }) => ({ id: product, quantity, hashCode }))
  await call(saveOrder, { body: { id, cart: { value: lines } } } as never)
  return id
}
