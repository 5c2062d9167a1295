import { analyticsSettings } from './analytics/analytics.settings'
import { cartSettings } from './cart/cart.settings'
import { stockSettings } from './cart/stock.settings'
import { catalogueSettings } from './catalogue/catalogue.settings'
import { checkoutSettings } from './checkout/checkout.settings'
import { citySettings } from './city/city.settings'
import { contactsSettings } from './contacts/contacts.settings'
import { contentSettings } from './content/content.settings'
import { deliverySettings } from './delivery/delivery.settings'
import { experimentSettings } from './experiments/experiments.settings'
import { phoneSettings } from './forms/phone.settings'
import { robotCheckSettings } from './forms/robot-check.settings'
import { mergeGroups } from './lib/merge-groups'
import { defaultsOf, type SettingsGroup, type SettingsOf } from './lib/settings'
import { orderSettings } from './order/order.settings'
import { paymentFormSettings } from './payment/payment-form.settings'
import { paymentSettings } from './payment/payment.settings'
import { productSettings } from './product/product.settings'
import { shopSettings } from './shop.settings'

/** The settings that the features of core declare. Code that a page loads first imports its type alone. */
export const declaredSettings = [
  shopSettings,
  analyticsSettings,
  cartSettings,
  stockSettings,
  catalogueSettings,
  checkoutSettings,
  citySettings,
  contactsSettings,
  contentSettings,
  deliverySettings,
  experimentSettings,
  orderSettings,
  paymentFormSettings,
  paymentSettings,
  phoneSettings,
  productSettings,
  robotCheckSettings,
] as const

type Intersection<U> = (U extends unknown ? (each: U) => void : never) extends (all: infer I) => void ? I : never

/** All declarations as one: groups that several features declare parts of have the parts of all. */
export type DeclaredSettings = Intersection<(typeof declaredSettings)[number]>

/** All declarations as one tree. */
export const everySetting = /* @__PURE__ */ mergeGroups<SettingsGroup>(...declaredSettings) as DeclaredSettings

/** What holds where a page sets nothing. */
export const defaultSettings: SettingsOf<DeclaredSettings> = /* @__PURE__ */ defaultsOf(everySetting)
