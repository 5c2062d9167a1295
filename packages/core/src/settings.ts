import type { RegionHosts } from './city/city.types'
import type { PersonalDataProvider } from './contacts/contacts.types'
import type { Report } from './effects'
import type { Experiment, NamedExperiment } from './experiments/experiments.types'
import type { RobotCheckSettings, TokenProvider } from './forms/robot-check.types'
import { mergeGroups } from './lib/merge-groups'
import { isRecord } from './lib/parse-json'
import { safeLink, safeUrl, type SafeUrl } from './lib/safe-url'
import type { PaymentProvider } from './payment/payment-provider.types'
import type { PaymentSettingsInput } from './payment/payment-settings.types'
import type { PaymentStrategy } from './payment/payment-strategy.types'

type Lists = Readonly<Record<string, readonly string[]>>

/** What a shop may set; every figure and address has the specification's value as its default. */
export interface ShopSettings {
  /** Addresses of the shop's pages, as links and redirects use them. */
  readonly pages: {
    readonly cart: SafeUrl
    readonly order: SafeUrl
    readonly home: SafeUrl
    readonly policy: SafeUrl
    /** Address of the chat, or null when the shop has none. */
    readonly chat: SafeUrl | null
    /** Where a buyer registers, for the offer of CHK-82. */
    readonly registration: SafeUrl
    /** The page with all results of a search; `{query}` is replaced by what was typed. Source: SEARCH-03. */
    readonly search: SafeUrl
    /** The list of the blog; posts are at `{blog}{shortId}/{seoUrlName}`. Source: CONTENT-01. */
    readonly blog: SafeUrl
  }
  /** Names of the parameters that the shop reads and writes in the addresses of its pages. A page whose own parameter has such a name gives ours another. */
  readonly address: {
    /**
     * The draft of the order page. Under the name `id`, which pages have as well, only ids of the shop's own form are read.
     * Source: CHK-03, CHK-04.
     */
    readonly order: string
    /** The one-time token of a link to a draft. */
    readonly access: string
    /** The delivery city, on every page; null: addresses choose none. Source: CITY-12. */
    readonly city: string | null
    /** The order, the page and the page size of a list of products. */
    readonly sort: string
    readonly page: string
    readonly pageSize: string
    /** Options to look at, `?pk-experiments=Name:label,Other:label`, for those who test; null: addresses choose none. */
    readonly experiments: string | null
  }
  /** Names of cookies that the shop writes on the site of the page. */
  readonly cookies: {
    /** The visitor's city, for pages that the server renders; null: there is no such cookie. Source: CITY-11. */
    readonly city: string | null
  }
  /** Phone number that error messages name; null: none. */
  readonly supportPhone: string | null
  /** What the order page does beside taking the order. */
  readonly checkout: {
    /** Asks by itself whether to order once everything is filled in. Source: CHK-68. */
    readonly autoConfirm: boolean
    /** Offers to register. Source: CHK-82. */
    readonly offerRegistration: boolean
    /** Names a known customer and offers to clear what was filled in for them. Source: CHK-83. */
    readonly notYou: boolean
    /** Lets the browser ask before the page is left on any step, whatever the exit warning is. Source: CHK-81. */
    readonly preventExit: boolean
    /** The submit button looks switched off until enough is filled in and the consent is given; it works all the same. Source: CHK-31. */
    readonly greySubmit: boolean
    /** Titles of the steps of the order by their names, for the option `AlternateTitles`; the usual ones where none is given. Source: EXP-23. */
    readonly alternateTitles: Readonly<Record<string, string>>
  }
  /** Version of the policy that the buyer agrees to; goes with the order. */
  readonly policyVersion: string
  /** Cart page: pay on delivery is promised from this total, in kopecks, where the server does not say from which (CART-24). */
  readonly payOnDeliveryNoteFrom: number
  /** Brand whose postamats do not let the buyer look first. Source: PICK-24. */
  readonly closedPostamatBrand: string
  /** Carrier whose additional points take longer. Source: PICK-25. */
  readonly secondaryPointCarrier: string
  /** The map of the pick-up points. Source: PICK-09. */
  readonly map: {
    /** `leaflet` comes with us; for the others the page loads the library. */
    readonly provider: 'leaflet' | 'yandex' | 'maplibre'
    /** Address of the tiles with `{z}`, `{x}`, `{y}`, for Leaflet. Without it there is no map mode: public tile servers are not ours to use. */
    readonly tiles: SafeUrl | null
    /** Address of the style, for MapLibre. */
    readonly style: SafeUrl | null
    /** Whose data the map is, as its licence wants it named. */
    readonly attribution: string | null
    readonly attributionLink: SafeUrl | null
    /** Address of a map of one place with `{latitude}` and `{longitude}`, for the point of a placed order; null: none. */
    readonly link: SafeUrl | null
  }
  /** The server's best-pay mark may choose the payment. Source: PAY-23. */
  readonly bestPay: boolean
  /** VAT rate in the text of the invoice item, per cent; null: the server's, or that of the day. Source: PAY-12. */
  readonly vatPercent: number | null
  /**
   * Hosts that a payment provider may send the buyer to, by the provider's key; a list given here replaces the standard one
   * (SAFE-12). `*.pay.example` means every host below pay.example.
   */
  readonly allowedRedirectHosts: Lists
  /**
   * What the forms and widgets of the payment providers need; what is left out has a default that comes with the first payment.
   * Source: PAY-107.
   */
  readonly payment: PaymentSettingsInput
  /** A shop's own payment providers; one with a page of its own needs nothing else. Only code can set them, JSON cannot. */
  readonly paymentProviders: readonly PaymentProvider[]
  /** How a shop's own providers are paid through, where that is not a page of theirs. Only code can set them, JSON cannot. */
  readonly paymentStrategies: readonly PaymentStrategy[]
  /** Shops of other regions, for visitors whose city nobody knows. Source: CITY-23. */
  readonly regionHosts: RegionHosts
  /** Who fills in an empty contacts form; null: nobody (CONTACT-09). Only code can set it, JSON cannot. */
  readonly personalData: PersonalDataProvider | null
  /** How the forms of a page tell people from programs. Source: CONTENT-29. */
  readonly robotCheck: RobotCheckSettings
  /** The announcements in the head of pages. */
  readonly announcements: {
    /** Names of the cities that they are shown in; an empty list means everywhere. Source: CONTENT-33. */
    readonly cities: readonly string[]
  }
  /** The product page. */
  readonly product: {
    /** The share of visitors who are offered a quick order: 0.04 is four of a hundred. Source: PRODUCT-25. */
    readonly quickbuyProbability: number
    /** Parts of product names that make the button for a discount pulse. Source: PRODUCT-39. */
    readonly pulseKeywords: readonly string[]
    /** Offers of other shops are shown from this score, 0 to 1. Source: PRODUCT-36. */
    readonly competitorScoreFrom: number
  }
  /** What the shop learns of its visits. Source: ANALYTICS-01 to ANALYTICS-20. */
  readonly analytics: {
    /** Where visits and goals are sent to; null: nowhere. Source: ANALYTICS-03. */
    readonly host: SafeUrl | null
    /** The shop's number there, for the header `ProjectId`. Source: ANALYTICS-04. */
    readonly projectId: string
    /** Nothing is stored or sent until the page says that the visitor agrees. */
    readonly needsConsent: boolean
    /** Names of the lists of the page that ecommerce events are pushed to, for Google and for Yandex Metrica; null: none. */
    readonly dataLayer: { readonly google: string | null; readonly yandex: string | null }
  }
  /** The experiments that run on the shop's pages; an option of the same name as one below takes its place. Source: EXP-01. */
  readonly experiments: {
    /** A new one forgets all assignments. Source: EXP-03. */
    readonly version: string
    /** Where the personalisation service is, for experiments that it chooses the option of; null: chance does. Source: EXP-18. */
    readonly host: SafeUrl | null
    readonly running: readonly (Experiment | NamedExperiment<keyof ShopSettings['options']>)[]
  }
  /** Split tests and personalisation, by name. Source: EXP-11 to EXP-17. */
  readonly options: {
    readonly GoToOrderForm: boolean
    readonly ContactsHide: boolean
    readonly Geolocation: boolean
    readonly OrderFormErrorsVisibilityImmediatelyOrAfterClick: boolean
    readonly ShowSuggestedCities: boolean
    readonly UseSeparateFullNameFields: boolean
    /** `old` warns on the confirmation step only, `new` on every step with a hint of its own. Source: CHK-78 to CHK-80. */
    readonly ExitWarningType: 'old' | 'new'
    /** Each payment option may have a hint below the list. Source: CHK-24. */
    readonly PaymentHints: boolean
    /** Each step of the order says in a sentence what it needs. Source: EXP-23. */
    readonly OrderHints: boolean
    /** The steps of the order have the titles of `checkout.alternateTitles`. Source: EXP-23. */
    readonly AlternateTitles: boolean
    /** The steps of the order have pictures in place of numbers. Source: EXP-23. */
    readonly OrderIcons: boolean
  }
}

type Whole = Lists | readonly unknown[] | PersonalDataProvider | TokenProvider | null
/** A setting as it is written, before its address is checked. */
type Written<V> = V extends SafeUrl ? string : V
type Loose<T> = {
  readonly [K in keyof T]?: T[K] extends SafeUrl | null
    ? Written<T[K]>
    : T[K] extends Whole
      ? T[K]
      : T[K] extends object
        ? Loose<T[K]>
        : T[K]
}
/** What a page may set; whatever is left out has a default. */
export type SettingsInput = Loose<ShopSettings>

/** What holds where a page sets nothing, as a page would write it. */
const standard = {
  pages: {
    cart: '/profile/cart',
    order: '/profile/order',
    home: '/',
    policy: '/policy.pdf',
    chat: null,
    registration: '/profile/registration',
    search: '/search/{query}',
    blog: '/blog/',
  },
  address: {
    order: 'id',
    access: 'access',
    city: 'cityId',
    sort: 'sort',
    page: 'page',
    pageSize: 'pageSize',
    experiments: 'pk-experiments',
  },
  cookies: { city: 'city-id' },
  supportPhone: null,
  checkout: {
    autoConfirm: true,
    offerRegistration: false,
    notYou: false,
    preventExit: false,
    greySubmit: false,
    alternateTitles: {},
  },
  policyVersion: '1',
  payOnDeliveryNoteFrom: 300_000,
  closedPostamatBrand: 'СДЭК',
  secondaryPointCarrier: 'Kit',
  map: {
    provider: 'leaflet',
    tiles: null,
    style: null,
    attribution: null,
    attributionLink: null,
    link: 'https://yandex.ru/maps/?pt={longitude},{latitude}&z=17&l=map',
  },
  bestPay: true,
  vatPercent: null,
  allowedRedirectHosts: {},
  payment: {},
  paymentProviders: [],
  paymentStrategies: [],
  regionHosts: { pages: {}, default: null },
  personalData: null,
  robotCheck: { service: 'recaptcha', siteKey: null, token: null },
  announcements: { cities: ['Москва', 'Санкт-Петербург'] },
  product: { quickbuyProbability: 0.04, pulseKeywords: [], competitorScoreFrom: 0.5 },
  analytics: { host: null, projectId: '', needsConsent: false, dataLayer: { google: 'dataLayer', yandex: null } },
  experiments: { version: '1', host: null, running: [] },
  options: {
    GoToOrderForm: false,
    ContactsHide: false,
    Geolocation: false,
    OrderFormErrorsVisibilityImmediatelyOrAfterClick: false,
    ShowSuggestedCities: false,
    UseSeparateFullNameFields: true,
    ExitWarningType: 'old',
    PaymentHints: true,
    OrderHints: false,
    AlternateTitles: false,
    OrderIcons: false,
  },
} satisfies SettingsInput

/** The page of a shop, as its addresses are checked by. */
export interface SettingsPage {
  /** Scheme, host and port. */
  readonly origin: string
  readonly report: (report: Report) => void
}

/** A name of a parameter or a cookie that nothing has to be escaped in. */
const NAME = /^[\w.-]+$/
const MAY_LACK = new Set(['address.city', 'address.experiments', 'cookies.city'])

const NO_PAGE: SettingsPage = { origin: '', report: () => {} }

/** The settings of a shop: what the page gave, the rest by default; addresses only as they may be opened on this page. */
export function settingsOf(input: SettingsInput = {}, { origin, report }: SettingsPage = NO_PAGE): ShopSettings {
  const merged = mergeGroups<SettingsInput>(standard, input)
  /** A group of addresses; one that may not be opened gives way to the usual one, and the page's developer is told. */
  const checked = (name: 'pages' | 'map') => {
    const usual: Readonly<Record<string, unknown>> = standard[name]
    const group = Object.entries(isRecord(merged[name]) ? merged[name] : usual).map(([key, value]) => {
      if (value === usual[key] || key === 'attribution' || safeLink(value, origin) !== null) return [key, value]
      report({
        kind: 'settings',
        message: `The setting ${name}.${key} is not used: "${String(value)}" may not be opened. Give an address with https or of this site.`,
      })
      return [key, usual[key]]
    })
    return Object.fromEntries(group) as object
  }
  /** A group of names; one that cannot be a name gives way to the usual one. */
  const named = (group: 'address' | 'cookies') => {
    const usual: Readonly<Record<string, string | null>> = standard[group]
    const given: Readonly<Record<string, unknown>> = isRecord(merged[group]) ? merged[group] : usual
    const names = Object.entries(usual).map(([key, name]) => {
      const value = given[key]
      const isNone = value === null && MAY_LACK.has(`${group}.${key}`)
      if (isNone || (typeof value === 'string' && NAME.test(value))) return [key, value]
      report({
        kind: 'settings',
        message: `The setting ${group}.${key} is not used: "${String(value)}" is no name. Give letters, digits, "-", "_" and "." only.`,
      })
      return [key, name]
    })
    return Object.fromEntries(names) as object
  }
  /** The settings of another service than the shop server, with its host only if that may be called. */
  const service = (name: 'analytics' | 'experiments'): Readonly<Record<string, unknown>> => {
    const usual: Readonly<Record<string, unknown>> = standard[name]
    const group = { ...usual, ...(isRecord(merged[name]) ? merged[name] : usual) }
    if (group['host'] === null || safeUrl(group['host'], origin) !== null) return group
    report({
      kind: 'settings',
      message: `The setting ${name}.host is not used: "${String(group['host'])}" may not be called. Give an address with https or of this site.`,
    })
    return { ...group, host: null }
  }
  return {
    ...merged,
    analytics: service('analytics'),
    experiments: service('experiments'),
    pages: checked('pages'),
    map: checked('map'),
    address: named('address'),
    cookies: named('cookies'),
  } as ShopSettings
}

/** What holds where a page says nothing. */
export const defaultSettings: ShopSettings = settingsOf()
