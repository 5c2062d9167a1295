import { checkoutFeature, type Checkout } from '../checkout'
import { cityFeature, type CityStore } from '../city'
import { companyFeature, type CompanyStore } from '../company'
import { contactsFeature, type Contacts } from '../contacts'
import { deliveryFeature, type Delivery } from '../delivery'
import { flagsFeature, type Flags } from '../flags'
import { orderAddressFeature, orderFeature, type Order, type OrderAddress } from '../order'
import { paymentFeature, type Payment } from '../payment'
import type { Shop } from '../shop'
import { cartFlow, type CartFlow } from './cart.flow'

/** The features that an order goes through. */
export interface CheckoutFeatures {
  readonly cart: CartFlow
  readonly checkout: Checkout
  readonly city: CityStore
  readonly company: CompanyStore
  readonly contacts: Contacts
  readonly delivery: Delivery
  readonly flags: Flags
  readonly order: Order
  /** The draft in the address of the page. */
  readonly orderAddress: OrderAddress
  readonly payment: Payment
}

export const checkoutFeatures = (shop: Shop): CheckoutFeatures => ({
  cart: shop.use(cartFlow),
  checkout: shop.use(checkoutFeature),
  city: shop.use(cityFeature),
  company: shop.use(companyFeature),
  contacts: shop.use(contactsFeature),
  delivery: shop.use(deliveryFeature),
  flags: shop.use(flagsFeature),
  order: shop.use(orderFeature),
  orderAddress: shop.use(orderAddressFeature),
  payment: shop.use(paymentFeature),
})
