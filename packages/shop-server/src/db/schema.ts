/**
 * The shop's database, as Kysely sees it. Conventions: ids are opaque text; money is whole kopecks (`*_kopecks`, bigint,
 * read as number); weights are kilograms, volumes litres, distances kilometres; `*_on` are moments in time (timestamptz,
 * read as Date); search columns hold lower-case text with ё as е. jsonb columns are written as `JSON.stringify(value)`.
 *
 * Catalogue
 *   category            a shelf of the catalogue; `path` is the slugs from the root joined by `/`, the address of its page
 *   manufacturer        who makes a product
 *   product             a good on sale: price, weight, availability, tags, specs as `{name, value, unit?}` in page order
 *   product_relation    what goes with a product; kind `BuyTogether` feeds the cross-sales of cart and product page
 * Geography and delivery
 *   address_region      a region of the country with its delivery surcharge zone
 *   address_city        a city the shop delivers to, with the payment it allows
 *   carrier             a transport company; the rows come with the migrations, shops edit them
 *   carrier_tariff      the price model of one carrier (see `rules/delivery-cost.ts`); rows come with the migrations
 *   pick_point          a place where a carrier hands out parcels
 * Checkout and orders
 *   customer            a buyer, known by phone, with the rating that decides on pay on delivery
 *   order_in_process    an order draft: the parts of the order body as jsonb, last write wins per part
 *   customer_order      a confirmed order; at most one per draft (unique order_in_process_id)
 *   order_item          its lines with the prices of that moment
 *   order_history       what happened to an order, and who did it
 *   payment_session     one attempt to pay a draft through a provider (see `payments/session.ts`)
 *   idempotency_key     answers kept for a day, so that a repeated request is answered, not done again
 * Suggestions
 *   name_word           first, last and middle names
 *   company             organisations with INN, KPP, OGRN
 *   bank                banks by BIC
 *   street_name         street names that address suggestions offer in every city
 * Service
 *   feature_flag        switches of the storefront; rows come with the migrations, shops turn them
 *   analytics_event     events that the storefront reports; no personal data
 */
import type { Company, Customer, Delivery, Marketing, Recipient } from '@prilavok/contracts'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

/** A moment: read as Date, written as Date or ISO text. */
type Moment = ColumnType<Date, Date | string, Date | string>
/** A moment that the database fills when the writer leaves it out. */
type MomentByDefault = ColumnType<Date, Date | string | undefined, Date | string>
type MomentOrNull = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
/** A column that may be left out when writing and is null then. */
type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>
/** jsonb that may be null. */
type JsonOrNull<T> = ColumnType<T | null, string | null | undefined, string | null>

export interface CategoryTable {
  readonly id: string
  readonly parent_id: Maybe<string>
  readonly path: string
  readonly slug: string
  readonly name: string
  readonly display_order: Generated<number>
  readonly picture: Maybe<string>
}

export interface ManufacturerTable {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly country: Maybe<string>
}

/** One line of a product's characteristics. */
export interface ProductSpec {
  readonly name: string
  readonly value: string
  readonly unit?: string
}

export type Availability = 'InStock' | 'InStockAtSupplier' | 'OnOrder' | 'Expected' | 'OutOfStock' | 'Discontinued'

export interface ProductTable {
  readonly id: string
  readonly category_id: string
  readonly manufacturer_id: Maybe<string>
  readonly slug: string
  readonly article: string
  readonly name: string
  readonly price_kopecks: number
  readonly old_price_kopecks: Maybe<number>
  readonly weight_kg: number
  readonly volume_l: number
  /** What is counted: шт., м², упак. */
  readonly unit: string
  readonly availability: Availability
  /** Values of ProductTag: Hit, Novelty, Sale, PrepaymentOnly, FreeDelivery, Oversized … */
  readonly tags: Generated<readonly string[]>
  /** Trusted HTML. */
  readonly description: Generated<string>
  readonly specs: ColumnType<readonly ProductSpec[], string | undefined, string>
  /** Seed of the drawn picture; the pages answer it under `/images/`. */
  readonly picture_seed: Generated<number>
  readonly is_visible: Generated<boolean>
  /** 1 sells best. */
  readonly sales_rank: Generated<number>
  readonly created_on: MomentByDefault
}

export interface ProductRelationTable {
  readonly product_id: string
  readonly related_product_id: string
  readonly kind: 'BuyTogether' | 'Analog' | 'Accessory'
  readonly display_order: Generated<number>
}

export interface AddressRegionTable {
  readonly id: string
  readonly name: string
  readonly surcharge_zone: Generated<'none' | 'north' | 'island'>
}

export type CityPaymentType = 'None' | 'PaymentOnDelivery' | 'PaymentOnDeliveryForSmallProducts' | 'OnlyPrepayment'

export interface AddressCityTable {
  readonly id: string
  readonly name: string
  readonly search_name: string
  /** г, пгт, с … */
  readonly type: string
  readonly region_id: string
  readonly short_guid: Maybe<string>
  readonly postal_code: Maybe<string>
  readonly population: number
  readonly latitude: number
  readonly longitude: number
  readonly payment_type: CityPaymentType
  readonly is_active: Generated<boolean>
  readonly version: Generated<number>
}

export interface CarrierTable {
  /** Value of TransportCompany: Kit, Pek, Cdek, Energia, RussianPost, Own. */
  readonly id: string
  readonly name: string
  readonly image_path: Maybe<string>
  readonly display_order: number
  readonly is_active: boolean
  readonly accepts_pay_on_delivery: boolean
  readonly delivers_to_door: boolean
  readonly max_weight_kg: Maybe<number>
  readonly storage_period_days: number
}

export interface CarrierTariffTable {
  readonly carrier_id: string
  readonly base_kopecks: number
  readonly per_kg_kopecks: number
  readonly oversize_from_kg: number
  readonly oversize_kopecks: number
  readonly door_kopecks: number
  readonly pickup_discount_kopecks: number
  readonly north_surcharge_kopecks: number
  readonly island_surcharge_kopecks: number
  readonly speed_km_per_day: number
  readonly days_spread: number
  /** Order sum from which delivery is free, by distance zone (see `rules/delivery-cost.ts`); null = never. */
  readonly free_from_kopecks: JSONColumnType<readonly (number | null)[]>
}

export type PointPayment = 'NoPayment' | 'DontUsePayment' | 'CantResolve' | 'CashAndCard' | 'CashAndMaybeCard'

export interface PickPointTable {
  readonly id: string
  readonly city_id: string
  readonly carrier_id: string
  readonly type: 'PickPoint' | 'Postamat' | 'Other'
  readonly brand: Maybe<string>
  readonly address: string
  readonly search_address: string
  readonly latitude: number
  readonly longitude: number
  readonly phone: Maybe<string>
  readonly email: Maybe<string>
  readonly payment: PointPayment
  readonly max_payment_kopecks: Maybe<number>
  readonly max_weight_kg: Maybe<number>
  readonly is_secondary: Generated<boolean>
  readonly additional_days: Maybe<number>
  readonly is_active: Generated<boolean>
  /** Seven texts, Monday first; an empty text is a day off. */
  readonly working_time: readonly string[]
  readonly how_to_find: Maybe<string>
}

export type ClientRating = 'NotRated' | 'Positive' | 'Neutral' | 'Negative' | 'Blocked'

export interface CustomerTable {
  readonly id: string
  /** `+7` and ten digits; one customer per phone. */
  readonly phone: string
  readonly first_name: string
  readonly last_name: string
  readonly middle_name: Maybe<string>
  readonly email: Maybe<string>
  readonly secondary_phone: Maybe<string>
  readonly rating: Generated<ClientRating>
  readonly registered_on: MomentByDefault
  readonly updated_on: MomentByDefault
}

/** A draft's cart line: what the buyer wants, and the hashCode that was on the buyer's screen. */
export interface DraftLine {
  readonly id: string
  readonly quantity: number
  readonly hashCode?: string
}

/** A JSON object whose fields are those of the contract's part. */
export type JsonPart = Readonly<Record<string, unknown>>

export interface OrderInProcessTable {
  /** At least 128 random bits: it opens personal data. */
  readonly id: string
  readonly version: Generated<number>
  /** Cookie of the visitor who opened the draft; checked only when binding is on. */
  readonly visitor_id: Maybe<string>
  /** 0 to 100, how much of the order is filled in; for the staff's list of drafts. */
  readonly completeness: Generated<number>
  readonly last_step: Maybe<string>
  readonly cart: ColumnType<readonly DraftLine[], string | undefined, string>
  /** Parts keep the contract's field names; a field that was never sent is missing. */
  readonly customer: ColumnType<Partial<Customer>, string | undefined, string>
  readonly recipient: JsonOrNull<Recipient>
  readonly delivery: ColumnType<Partial<Delivery>, string | undefined, string>
  readonly company: JsonOrNull<Company>
  readonly roistat_visit_id: Maybe<string>
  readonly tinkoff_installment_id: Maybe<string>
  readonly marketing: JsonOrNull<Partial<Marketing>>
  readonly personal_data_consent: Maybe<boolean>
  readonly consent_on: MomentOrNull
  readonly policy_version: Maybe<string>
  readonly created_order_id: Maybe<string>
  readonly created_on: MomentByDefault
  readonly updated_on: MomentByDefault
}

export interface CustomerOrderTable {
  readonly id: string
  /** Shown to people. */
  readonly number: string
  readonly order_in_process_id: Maybe<string>
  readonly customer_id: string
  readonly status: string
  readonly source: Generated<string>
  readonly purchase_type: string
  readonly payment_status: Generated<string>
  readonly carrier_id: string
  readonly to_door: boolean
  readonly shipment_status: Generated<string>
  readonly track_code: Maybe<string>
  readonly city_id: string
  readonly pick_point_id: Maybe<string>
  readonly delivery_address: string
  readonly recipient: JsonOrNull<Recipient>
  readonly company: JsonOrNull<Company>
  readonly comment: Maybe<string>
  readonly goods_kopecks: number
  readonly discount_kopecks: number
  readonly delivery_kopecks: number
  /** goods − discount + delivery */
  readonly total_kopecks: number
  readonly paid_kopecks: Generated<number>
  readonly weight_kg: number
  readonly marketing: JsonOrNull<Partial<Marketing>>
  readonly consent_on: MomentOrNull
  readonly policy_version: Maybe<string>
  readonly version: Generated<number>
  readonly created_on: MomentByDefault
  readonly updated_on: MomentByDefault
}

export interface OrderItemTable {
  readonly order_id: string
  readonly line_number: number
  readonly product_id: string
  readonly article: string
  readonly name: string
  readonly quantity: number
  readonly price_kopecks: number
  readonly discount_price_kopecks: number
  readonly total_kopecks: number
  readonly weight_kg: number
}

export interface OrderHistoryTable {
  readonly id: Generated<number>
  readonly order_id: string
  /** `buyer`, `system` or a staff id. */
  readonly author: string
  readonly kind: 'Created' | 'StatusChanged' | 'PaymentChanged' | 'Edited'
  readonly changes: JSONColumnType<JsonPart>
  readonly created_on: MomentByDefault
}

export interface PaymentSessionTable {
  readonly id: string
  readonly order_in_process_id: string
  readonly provider: string
  readonly purchase_type: string
  readonly amount_kopecks: number
  readonly months: Maybe<number>
  readonly profile_id: Maybe<string>
  readonly state: string
  readonly created_on: MomentByDefault
  readonly updated_on: MomentByDefault
  readonly expires_on: Moment
}

export interface IdempotencyKeyTable {
  readonly key: string
  readonly route: string
  readonly visitor_id: string
  readonly body_hash: string
  /** null while the first request is running */
  readonly status: Maybe<number>
  readonly answer: Maybe<string>
  readonly content_type: Maybe<string>
  readonly created_on: Moment
}

export interface NameWordTable {
  readonly id: Generated<number>
  readonly kind: 'FirstName' | 'LastName' | 'MiddleName'
  readonly gender: 'Male' | 'Female' | 'Any'
  readonly word: string
  readonly search_word: string
  readonly popularity: Generated<number>
}

export interface CompanyTable {
  readonly id: string
  readonly name: string
  readonly search_name: string
  readonly inn: string
  readonly kpp: Maybe<string>
  readonly ogrn: string
  readonly address: string
}

export interface BankTable {
  readonly bic: string
  readonly short_name: string
  readonly search_name: string
  readonly cor_account: string
  readonly city: string
}

export interface StreetNameTable {
  readonly id: Generated<number>
  /** With its kind: ул. Ленина, пр-кт Мира. */
  readonly name: string
  readonly search_name: string
  readonly popularity: Generated<number>
}

export interface FeatureFlagTable {
  readonly name: string
  readonly is_enabled: boolean
  readonly description: string
  readonly updated_on: MomentByDefault
}

export interface AnalyticsEventTable {
  readonly id: Generated<number>
  readonly event_type: string
  readonly payload: string
  readonly customer_id: Maybe<string>
  readonly order_id: Maybe<string>
  readonly order_in_process_id: Maybe<string>
  readonly created_on: MomentByDefault
}

/** Every table of the shop, by its name in the database. */
export interface ShopDatabase {
  readonly category: CategoryTable
  readonly manufacturer: ManufacturerTable
  readonly product: ProductTable
  readonly product_relation: ProductRelationTable
  readonly address_region: AddressRegionTable
  readonly address_city: AddressCityTable
  readonly carrier: CarrierTable
  readonly carrier_tariff: CarrierTariffTable
  readonly pick_point: PickPointTable
  readonly customer: CustomerTable
  readonly order_in_process: OrderInProcessTable
  readonly customer_order: CustomerOrderTable
  readonly order_item: OrderItemTable
  readonly order_history: OrderHistoryTable
  readonly payment_session: PaymentSessionTable
  readonly idempotency_key: IdempotencyKeyTable
  readonly name_word: NameWordTable
  readonly company: CompanyTable
  readonly bank: BankTable
  readonly street_name: StreetNameTable
  readonly feature_flag: FeatureFlagTable
  readonly analytics_event: AnalyticsEventTable
}
