import type { AddressSuggestion, DeliveryAddress } from '@prilavok/contracts'
import { fullAddress } from './delivery.rules'
import type { AddressField, DeliveryState } from './delivery.types'

/**
 * A chosen address fills every part that it knows, and the whole line with the postal code; the rest stays as typed.
 * Source: DELIV-23, SUGGEST-08.
 */
export function addressChosen(
  address: DeliveryAddress,
  { city, street, house, apartment, postalCode }: AddressSuggestion,
): DeliveryAddress {
  const next = {
    ...address,
    city: city || address.city,
    street: street || address.street,
    house: house || address.house,
    apartment: apartment || address.apartment,
  }
  return { ...next, full: fullAddress(next, postalCode ?? '') }
}

/** A chosen street in the order's city says where the buyer wants the products: points are near to it from then on. */
export const placeOf = (
  { location, street, cityId }: AddressSuggestion,
  { cityId: ofOrder, near }: Pick<DeliveryState, 'cityId' | 'near'>,
): DeliveryState['near'] =>
  location !== null && street !== null && (cityId === null || cityId === ofOrder) ? location : near

const POSTAL_CODE = /^\d{6}(?=, )/

/** A part that was typed; the postal code of a chosen address holds for other doors in the same street (DELIV-23). */
export function addressEdited(address: DeliveryAddress, field: AddressField, value: string): DeliveryAddress {
  if (address[field] === value) return address
  const next = { ...address, [field]: value }
  const sameStreet = field === 'house' || field === 'apartment'
  return { ...next, full: fullAddress(next, sameStreet ? POSTAL_CODE.exec(address.full)?.[0] : undefined) }
}

const KIND_OF_TOWN = /^(?:г|город|пгт|рп|с|село|п|пос|поселок|д|деревня|ст-ца|х|аул)\.?\s+/
const plain = (name: string): string => name.trim().toLowerCase().replaceAll('ё', 'е')

/** A suggested address as it is shown to somebody whose city is known: without the postal code and that city. */
export function addressWithin(value: string, city: string): string {
  const parts = value.split(', ')
  const isKnown = (part: string) => /^\d{6}$/.test(part) || plain(part).replace(KIND_OF_TOWN, '') === plain(city)
  const from = parts.findIndex((part) => !isKnown(part))
  return from === -1 ? value : parts.slice(from).join(', ')
}
