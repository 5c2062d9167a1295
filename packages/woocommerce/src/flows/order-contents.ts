import type { City } from '../city/city.types'
import { addressIn } from '../delivery/rates'
import { fingerprint } from '../http/hash'
import type { StoredDraft } from '../order/stored-draft'
import { wayOf } from '../order/way-of'
import type { Shop } from '../shop'
import type { WooAddress } from '../woo/cart-session'

/** Fingerprint of all that makes the order of a draft what it is. */
export const contentsOf = (draft: StoredDraft): string => {
  const { cart, customer, recipient, delivery, company, promoCode } = draft
  return fingerprint(JSON.stringify([cart, customer, recipient, delivery, company, promoCode]))
}

/** Where the order of a draft goes and who has ordered it, as WooCommerce takes them. */
export function addressesOf(
  { settings }: Pick<Shop, 'settings'>,
  draft: StoredDraft,
  city: City,
  pickupAddress: string,
) {
  const { customer, recipient, delivery, company } = draft
  const { addressDeliveryStreet: street, addressDeliveryHouse: house, addressDeliverApartment: flat } = delivery
  const { toDoor } = wayOf(delivery)
  const place: WooAddress = {
    ...addressIn(city),
    company: company?.companyName ?? '',
    address_1: toDoor ? [street, house].filter(Boolean).join(', ') : pickupAddress,
    address_2: toDoor && flat ? `кв. ${flat}` : '',
  }
  const buyer = {
    ...place,
    first_name: customer.firstName ?? '',
    last_name: customer.lastName ?? '',
    phone: customer.phone ?? '',
  }
  const person =
    recipient === null
      ? buyer
      : { ...place, first_name: recipient.firstName, last_name: recipient.lastName, phone: recipient.phone }
  return {
    billing: { ...buyer, email: customer.email?.trim() || settings.emailOfBuyersWithout },
    shipping: person,
  }
}
