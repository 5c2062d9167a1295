import type { Kopecks } from './money'
import type {
  CashOnDeliveryAvailability,
  GeoPoint,
  NamedRef,
  Paging,
  PaymentOptionId,
  TransportCompany,
} from './shared'
import type * as wire from './shared.wire'
import type { Output } from './wire'

/** How the products reach the buyer: fetched from a pickup point, or brought by a courier (`pp` and `toDoor`, DELIV-11). */
export type DeliveryMethod = 'pickup' | 'courier'

/** A carrier's id without the door suffix. */
export type CarrierId = TransportCompany

/** What kind of place a pickup point is; everything but a point and a postamat counts as other. */
export type PickPointType = Output<typeof wire.pickPointType>
/** How one may pay at a pickup point, or why one may not. Source: PICK-15 to PICK-22. */
export type PickPointPaymentStatus = Output<typeof wire.pickPointPaymentStatus>

/** A place of a carrier where the buyer fetches the order. */
export interface PickupPoint {
  readonly id: string
  readonly address: string
  readonly brand: string | null
  readonly type: PickPointType
  readonly carrier: CarrierId
  readonly carrierName: string
  /** Null when the server does not know it: the point is listed but cannot stand on the map. */
  readonly location: GeoPoint | null
  readonly phone: string | null
  readonly email: string | null
  readonly recommended: boolean
  readonly payment: PickPointPaymentStatus
  /** An additional point with a longer way. Source: PICK-25. */
  readonly secondary: boolean
  readonly additionalDays: number | null
  readonly maxWeightKg: number | null
  /** Seven texts, Monday first; null where the hours are not known. */
  readonly workingTime: readonly (string | null)[]
  readonly howToFind: string | null
  /** The zone of its town by the IANA name, such as `Asia/Omsk`; left out or null where the server does not say it. */
  readonly timeZone?: string | null | undefined
}

/** A page of the pickup points of a city. */
export interface PickupPointPage {
  readonly points: readonly PickupPoint[]
  readonly paging: Paging
}

/** What one carrier asks for one delivery method. */
export interface CarrierQuote {
  /** Tells the quotes of both methods apart: the carrier, for courier with the suffix of the wire (DELIV-05). */
  readonly key: string
  readonly carrier: CarrierId
  readonly method: DeliveryMethod
  readonly name: string
  readonly imagePath: string | null
  /** Null when it cannot be computed. */
  readonly cost: Kopecks | null
  readonly free: boolean
  readonly recommended: boolean
  readonly cashOnDelivery: CashOnDeliveryAvailability
  /** The first product that needs prepayment, when that is the reason. */
  readonly prepaymentOnlyProduct: string | null
  readonly storageDays: number | null
  readonly daysFrom: number | null
  readonly daysTo: number | null
  readonly pickupPoints: readonly PickupPoint[]
  /** How many points there are, also when the server left the points out. */
  readonly pickupPointsCount: number
}

/** What the order costs with one delivery method, by the way of paying. Source: PRICE-17, PRICE-18. */
export interface DeliveryDiscount {
  readonly orderAmount: Kopecks
  readonly discountedOrderAmount: Kopecks
  readonly payImmediately: Kopecks
  readonly payOnDelivery: Kopecks
  /** Why there is a discount, to be shown under the total. */
  readonly reasons: readonly string[]
}

/** All that is known about delivering an order to a city. */
export interface DeliveryQuotes {
  readonly pickup: readonly CarrierQuote[]
  readonly courier: readonly CarrierQuote[]
  /** Null for a method that the server gave no amounts for. */
  readonly discounts: Readonly<Record<DeliveryMethod, DeliveryDiscount | null>>
  /** Products that must be paid before they are sent. */
  readonly prepaymentOnly: readonly NamedRef[]
}

/** The delivery part of an order draft: everything the buyer has chosen so far. */
export interface DeliveryChoice {
  readonly cityId: string | null
  readonly method: DeliveryMethod
  readonly carrier: CarrierId | null
  readonly pickupPointId: string | null
  readonly cost: Kopecks | null
  readonly paymentOption: PaymentOptionId | null
  readonly address: DeliveryAddress
}

/** Where the courier goes; empty text for what the buyer has not given. */
export interface DeliveryAddress {
  /** The whole address in one line, with the postal index when it is known. Source: DELIV-23. */
  readonly full: string
  readonly city: string
  readonly street: string
  readonly house: string
  readonly apartment: string
}

/** How one product gets to the visitor's city. Source: PRODUCT-32. */
export interface ProductDelivery {
  /** Whether the delivery costs nothing. */
  readonly free: boolean
  /** Null when it cannot be computed. */
  readonly cost: Kopecks | null
  /** Price of the product when it is paid at once; null where that is no cheaper. */
  readonly priceAtOnce: Kopecks | null
  /** Kopecks less for paying at once; null for none. */
  readonly discountAtOnce: Kopecks | null
  /** Price of the product when it is paid on delivery; null where that is no cheaper. */
  readonly priceOnDelivery: Kopecks | null
  /** Kopecks less for paying on delivery; null for none. */
  readonly discountOnDelivery: Kopecks | null
  /** Days on the way at least; null where that is not known. */
  readonly daysFrom: number | null
  /** Days on the way at most; null where that is not known. */
  readonly daysTo: number | null
  /** Whether it can be paid on delivery, or why it cannot. */
  readonly cashOnDelivery: CashOnDeliveryAvailability
  /** The buyer may look at the product before paying. */
  readonly canExamine: boolean
  /** The city it is brought to. */
  readonly city: NamedRef | null
}
