import type { RegionHosts } from './city/city.types'
import type { PersonalDataProvider } from './contacts/contacts.types'
import { mergeGroups } from './lib/merge-groups'
import type { PaymentProvider } from './payment/payment-provider.types'
import type { PaymentSettingsInput } from './payment/payment-settings.types'
import type { PaymentStrategy } from './payment/payment-strategy.types'

type Lists = Readonly<Record<string, readonly string[]>>

/** What a shop may set; every figure and address has the specification's value as its default. */
export interface ShopSettings {
  readonly pages: {
    readonly cart: string
    readonly order: string
    readonly home: string
    readonly policy: string
    /** Address of the chat, or null when the shop has none. */
    readonly chat: string | null
    /** Where a buyer registers, for the offer of CHK-82. */
    readonly registration: string
  }
  readonly supportPhone: string | null
  /** What the order page does beside taking the order. */
  readonly checkout: {
    /** Asks by itself whether to order once everything is filled in (CHK-68). */
    readonly autoConfirm: boolean
    /** Offers to register (CHK-82). */
    readonly offerRegistration: boolean
    /** Names a known customer and offers to clear what was filled in for them (CHK-83). */
    readonly notYou: boolean
    /** Lets the browser ask before the page is left on any step, whatever the exit warning is (CHK-81). */
    readonly preventExit: boolean
  }
  /** Version of the policy that the buyer agrees to; goes with the order. */
  readonly policyVersion: string
  /** Cart page: pay on delivery is promised from this total, in kopecks (CART-24). */
  readonly payOnDeliveryNoteFrom: number
  /** Brand whose postamats do not let the buyer look first (PICK-24). */
  readonly closedPostamatBrand: string
  /** Carrier whose additional points take longer (PICK-25). */
  readonly secondaryPointCarrier: string
  /** The map of the pick-up points (PICK-09). */
  readonly map: {
    /** `leaflet` comes with us; for the others the page loads the library. */
    readonly provider: 'leaflet' | 'yandex' | 'maplibre'
    /** Address of the tiles with `{z}`, `{x}`, `{y}`, for Leaflet. Without it there is no map mode: public tile servers are not ours to use. */
    readonly tiles: string | null
    /** Address of the style, for MapLibre. */
    readonly style: string | null
    /** Whose data the map is, as its licence wants it named. */
    readonly attribution: string | null
    readonly attributionLink: string | null
  }
  /** The server's best-pay mark may choose the payment (PAY-23). */
  readonly bestPay: boolean
  /** VAT rate in the text of the invoice item, per cent (PAY-12). */
  readonly vatPercent: number
  /**
   * Hosts that a payment provider may send the buyer to, by the provider's key; a list given here replaces the standard one
   * (SAFE-12). `*.pay.example` means every host below pay.example.
   */
  readonly allowedRedirectHosts: Lists
  /** What the forms and widgets of the payment providers need (PAY-107); what is left out has a default that comes with the first payment. */
  readonly payment: PaymentSettingsInput
  /** A shop's own payment providers; one with a page of its own needs nothing else. Only code can set them, JSON cannot. */
  readonly paymentProviders: readonly PaymentProvider[]
  /** How a shop's own providers are paid through, where that is not a page of theirs. Only code can set them, JSON cannot. */
  readonly paymentStrategies: readonly PaymentStrategy[]
  /** Shops of other regions, for visitors whose city nobody knows (CITY-23). */
  readonly regionHosts: RegionHosts
  /** Who fills in an empty contacts form; null: nobody (CONTACT-09). Only code can set it, JSON cannot. */
  readonly personalData: PersonalDataProvider | null
  /** Split tests and personalisation, by name (EXP-11 to EXP-17). */
  readonly options: {
    readonly GoToOrderForm: boolean
    readonly ContactsHide: boolean
    readonly Geolocation: boolean
    readonly OrderFormErrorsVisibilityImmediatelyOrAfterClick: boolean
    readonly ShowSuggestedCities: boolean
    readonly UseSeparateFullNameFields: boolean
    /** `old` warns on the confirmation step only, `new` on every step with a hint of its own (CHK-78 to CHK-80). */
    readonly ExitWarningType: 'old' | 'new'
    /** Each payment option may have a hint below the list (CHK-24). */
    readonly PaymentHints: boolean
  }
}

type Whole = Lists | readonly unknown[] | PersonalDataProvider | null
type Loose<T> = { readonly [K in keyof T]?: T[K] extends Whole ? T[K] : T[K] extends object ? Loose<T[K]> : T[K] }
/** What a page may set; whatever is left out has a default. */
export type SettingsInput = Loose<ShopSettings>

/** What holds where a page sets nothing. */
export const defaultSettings: ShopSettings = {
  pages: {
    cart: '/profile/cart',
    order: '/profile/order',
    home: '/',
    policy: '/policy.pdf',
    chat: null,
    registration: '/profile/registration',
  },
  supportPhone: null,
  checkout: { autoConfirm: true, offerRegistration: false, notYou: false, preventExit: false },
  policyVersion: '1',
  payOnDeliveryNoteFrom: 300_000,
  closedPostamatBrand: 'СДЭК',
  secondaryPointCarrier: 'Kit',
  map: { provider: 'leaflet', tiles: null, style: null, attribution: null, attributionLink: null },
  bestPay: true,
  vatPercent: 20,
  allowedRedirectHosts: {},
  payment: {},
  paymentProviders: [],
  paymentStrategies: [],
  regionHosts: { pages: {}, default: null },
  personalData: null,
  options: {
    GoToOrderForm: false,
    ContactsHide: false,
    Geolocation: false,
    OrderFormErrorsVisibilityImmediatelyOrAfterClick: false,
    ShowSuggestedCities: false,
    UseSeparateFullNameFields: true,
    ExitWarningType: 'old',
    PaymentHints: true,
  },
}

/** The settings of a shop: what the page gave, the rest by default. */
export const settingsOf = (input: SettingsInput = {}): ShopSettings =>
  mergeGroups<SettingsInput>(defaultSettings, input) as ShopSettings
