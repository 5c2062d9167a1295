import type { ShopSettings as PageSettings } from '@prilavok/core'
import { standardDiscounts, type DiscountPolicy } from './rules/discounts'
import type { Place } from './rules/geo'
import { standardSeller, type Seller } from './rules/invoice'
import { standardPayOnDelivery, type PayOnDeliveryPolicy } from './rules/pay-on-delivery'
import { OPTION_ROWS } from './rules/payment-options'
import type { RobotCheckSettings } from './rules/robot-check'
import { standardRetention, type Retention } from './rules/retention'
import { standardRateLimits, type RateLimits } from './rules/rate-limits'

/** What a shop decides for itself; every value has a default. */
export interface ShopSettings {
  /** Host name of the shop; its mail earns the e-mail discount (PRICE-15). */
  readonly host: string
  /**
   * Where browsers reach this server; without it addresses stay relative, and pages name no address of their own. With https, cookies
   * are `Secure` and browsers are told to stay with it.
   */
  readonly publicUrl: string | null
  /** Origins of pages that may call the API with credentials. */
  readonly allowedOrigins: readonly string[]
  /** Origins of pages from which the staff work, beside this server's own; a page that sells is none of them. */
  readonly staffOrigins: readonly string[]
  /** Roles of the staff that must have a second factor, such as `Administrator`; `all` stands for every role. */
  readonly secondFactorRoles: readonly string[]
  /** Proxies before this server, whose `X-Forwarded-*` headers are believed: addresses, networks such as `10.0.0.0/8`, `loopback`. */
  readonly trustedProxies: readonly string[]
  /** Whether subdomains of the public address have https too: then browsers are told to use nothing else there. */
  readonly httpsSubdomains: boolean
  /** How often visitors and addresses may make the calls that write or cost much; null = as often as they like. */
  readonly rateLimits: RateLimits | null
  /** Codes for logging in that are sent to phones in a day, all together: what they may cost the shop. */
  readonly messagesADay: number
  /** Whether phones of other countries are taken, with + and the code of the country; pages of your own set `foreignPhones` as well. */
  readonly foreignPhones: boolean
  /** Codes of a day that go to phones of other countries, which cost more: whoever makes money of them gets no more. */
  readonly foreignMessagesADay: number
  /** The service that is asked whether a form was sent by a person; null: none. */
  readonly robotCheck: RobotCheckSettings | null
  /** Whether calls that the contract marks `I!` are refused without an `Idempotency-Key`. */
  readonly strictIdempotency: boolean
  /** Days after its last change for which the key of a draft opens it; afterwards nobody gets more than number and status of its order. */
  readonly draftDays: number
  /** For how long payments, repeated requests, events and buyers without orders are kept; `prilavok-shop purge` removes the rest. */
  readonly retention: Retention
  /** Whether buyers of completed orders are asked what they think, once, by e-mail or SMS; needs `publicUrl` for the link. */
  readonly asksAboutOrders: boolean
  /** Where parcels start. */
  readonly warehouse: Place
  /** The zone of the shop's clock by its IANA name: what a day is in lists, files, plots, schedules and terms. Daylight saving counts. */
  readonly timeZone: string
  readonly discounts: DiscountPolicy
  readonly payOnDelivery: PayOnDeliveryPolicy
  /** Couriers go to cities with more people than this. */
  readonly doorFromPopulation: number
  /** Payment options that the shop has contracts for. */
  readonly paymentOptions: readonly string[]
  /** The option that the shop would like best; null = none. */
  readonly bestPayOption: string | null
  /** Where buyers come back to from a payment page, with `{id}` for the draft where its parameter has a name of its own; null = the order page of this server. */
  readonly orderPageUrl: string | null
  /** How long a payment page stays open. */
  readonly paymentMinutes: number
  /** VAT rate of invoices, per cent; null = the rate of Russia on that day. */
  readonly vatPercent: number | null
  /** Who sells, as invoices name it. */
  readonly seller: Seller
  /** Refunds from this sum on, kopecks, wait for a second person who may approve them; null = none do. */
  readonly approveRefundsFromKopecks: number | null
  /** Days after its arrival on which an order is to be handed to its carrier; staff may plan another day. */
  readonly dispatchWithinDays: number
  /** Days for which an invoice can be paid, and an order waits for its payment. */
  readonly payWithinDays: number
  /** Version of the personal-data policy that buyers accept. */
  readonly policyVersion: string
  /**
   * The experiments of this server's pages, which the staff wing reports and decides. One that is left out later is on no page any more;
   * new options or shares begin it anew. Null: those that the database has.
   */
  readonly experiments: PageSettings['experiments']['running'] | null
}

/** The reference shop: Moscow warehouse and time, every payment option. */
export const standardSettings: ShopSettings = {
  host: 'localhost',
  publicUrl: null,
  allowedOrigins: [],
  staffOrigins: [],
  secondFactorRoles: [],
  trustedProxies: [],
  httpsSubdomains: false,
  rateLimits: standardRateLimits,
  messagesADay: 2_000,
  foreignPhones: false,
  foreignMessagesADay: 50,
  robotCheck: null,
  strictIdempotency: true,
  draftDays: 30,
  retention: standardRetention,
  asksAboutOrders: false,
  warehouse: { latitude: 55.7558, longitude: 37.6173 },
  timeZone: 'Europe/Moscow',
  discounts: standardDiscounts('localhost'),
  payOnDelivery: standardPayOnDelivery,
  doorFromPopulation: 50_000,
  paymentOptions: OPTION_ROWS.map(({ id }) => id),
  bestPayOption: 'PayViaYooKassa',
  orderPageUrl: null,
  paymentMinutes: 60,
  vatPercent: null,
  seller: standardSeller,
  approveRefundsFromKopecks: 2_000_000,
  payWithinDays: 3,
  dispatchWithinDays: 1,
  policyVersion: '2026-01',
  experiments: null,
}
