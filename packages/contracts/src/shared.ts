import type * as wire from './shared.wire'
import type { Output } from './wire'

/** A record named by its id, with the label to show. */
export type NamedRef = Output<typeof wire.namedRef>
/** A picture with its sizes; products fill `defaultPath`, blog posts `relativePath`. */
export type Picture = Output<typeof wire.picture>
/** A way to pay, as the server names it; a new one is passed on as it is (PAY-04). */
export type PaymentOptionId = Output<typeof wire.paymentOptionId>
/** Where a payment stands, in the provider's own word; compared with case (PAY-64 to PAY-74). */
export type PaymentStatus = Output<typeof wire.paymentStatus>
/** Where the visitor came from, as the storefront remembers it. */
export type Marketing = Output<typeof wire.marketing>
/** Key of a payment provider in paths, queries and return addresses. Source: PAY-58. */
export type PaymentProvider = Output<typeof wire.paymentProvider>
/** Id of a carrier. */
export type TransportCompany = Output<typeof wire.transportCompany>
/** Whether a carrier takes money at the handover, or why not. */
export type CashOnDeliveryAvailability = Output<typeof wire.cashOnDeliveryAvailability>
/** A delivery city as it is shown. Source: DELIV-35. */
export type CityShown = Output<typeof wire.cityShown>
/** Which part of a list an answer holds. */
export type Paging = Output<typeof wire.paging>
/** Whether orders to a city may be paid at the handover. */
export type UserCityPaymentType = Output<typeof wire.userCityPaymentType>
/** A place on the map, in degrees. */
export type GeoPoint = Output<typeof wire.geoPoint>
/** What a server answers to a form of a visitor. */
export type CreatedAnswer = Output<typeof wire.createdAnswer>
/** That something was done which has no data. */
export type OkResult = Output<typeof wire.okResult>
