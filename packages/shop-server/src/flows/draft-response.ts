import type { CartGood as CartLine, OrderInProcess } from '@prilavok/contracts'
import type { Draft } from '../db'
import { findProducts } from '../features/cart/find-products'
import { ratingOf } from '../features/customers/customers'
import { productPath, productPicturePath, urlFor } from '../links'
import { discounted, payKindOf } from '../rules/discounts'
import { roubles } from '../rules/money'
import type { Shop } from '../shop'
import { knownPaymentStatus } from './payment-status'

const missingLine = (id: string, quantity: number): CartLine => ({
  id,
  quantity,
  name: null,
  price: null,
  thumbUrl: null,
  link: null,
  total: null,
  hashCode: null,
  discountPrice: null,
})

const noCustomer: OrderInProcess['customer'] = {
  id: null,
  firstName: null,
  lastName: null,
  middleName: null,
  fullName: null,
  phone: null,
  secondaryPhone: null,
  email: null,
  comment: null,
}

const noDelivery: OrderInProcess['delivery'] = {
  cityId: null,
  transportCompany: null,
  toDoor: false,
  pickPointId: null,
  cost: null,
  purchaseType: null,
  addressDelivery: null,
  addressDeliveryCity: null,
  addressDeliveryStreet: null,
  addressDeliveryHouse: null,
  addressDeliverApartment: null,
}

async function linesOf(shop: Shop, draft: Draft): Promise<readonly CartLine[]> {
  const { products } = await findProducts(shop.db, draft.cart)
  const facts = {
    payKind: payKindOf(draft.delivery.purchaseType ?? null),
    email: draft.customer.email ?? null,
    rating: await ratingOf(shop.db, draft.customer.phone),
  }
  const { unitKopecks } = discounted(products, facts, shop.settings.discounts)
  return draft.cart.map(({ id, quantity }) => {
    const index = products.findIndex((product) => product.id === id)
    const product = products[index]
    if (product === undefined) return missingLine(id, quantity)
    const unit = unitKopecks[index] ?? product.priceKopecks
    return {
      id,
      quantity,
      name: product.name,
      price: roubles(product.priceKopecks),
      thumbUrl: urlFor(shop, productPicturePath(id)),
      link: urlFor(shop, productPath(product)),
      total: roubles(product.priceKopecks * quantity),
      hashCode: product.hashCode,
      discountPrice: unit < product.priceKopecks ? roubles(unit) : null,
    }
  })
}

/** The draft in the contract's shape, with today's names and prices (CHK-38). */
export async function draftResponse(shop: Shop, draft: Draft): Promise<OrderInProcess> {
  return {
    id: draft.id,
    version: draft.version,
    cart: [...(await linesOf(shop, draft))],
    customer: { ...noCustomer, ...draft.customer },
    recipient: draft.recipient,
    delivery: { ...noDelivery, ...draft.delivery },
    company: draft.company,
    createdOrderId: draft.created_order_id,
    lastStep: draft.last_step,
    roistatVisitId: draft.roistat_visit_id,
    tinkoffInstallmentId: draft.tinkoff_installment_id,
    purchaseType: draft.delivery.purchaseType ?? null,
    paymentStatus: await knownPaymentStatus(shop, draft),
    updatedOn: draft.updated_on.toISOString(),
  }
}
