import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { Maybe } from './columns'

/** A region of the country. */
export interface AddressRegionTable {
  readonly id: string
  readonly name: string
  readonly surcharge_zone: Generated<'none' | 'north' | 'island'>
}

/** How orders to a city can be paid (enumeration UserCityPaymentType). */
export type CityPaymentType = 'None' | 'PaymentOnDelivery' | 'PaymentOnDeliveryForSmallProducts' | 'OnlyPrepayment'

/** A city that the shop delivers to. */
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
  /** What the staff's form holds beside the columns; JSON text on writing. */
  readonly details: ColumnType<Readonly<Record<string, unknown>>, string | undefined, string>
}

/** A transport company. */
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

/** The price model of one carrier. */
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

/** How a pickup point takes money (enumeration TransportCompanyPickPointPayment). */
export type PointPayment = 'NoPayment' | 'DontUsePayment' | 'CantResolve' | 'CashAndCard' | 'CashAndMaybeCard'

/** A place where a carrier hands out parcels. */
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
