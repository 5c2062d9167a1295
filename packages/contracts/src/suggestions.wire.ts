import * as z from 'zod/mini'
import { geoPoint } from './shared.wire'
import { email, id, int, list, maybe, text, wire } from './wire'

export const suggestionQuery = z.object({
  query: text(500),
  /** Ten unless asked otherwise, twenty at most. */
  count: maybe(int()),
})

export const fullNameSuggestion = z.object({
  fullName: text(),
  firstName: maybe(text()),
  middleName: maybe(text()),
  lastName: maybe(text()),
})

export const fullNameSuggestions = z.object({ items: list(fullNameSuggestion) })

export const cleanName = z.object({ firstName: maybe(text()), middleName: maybe(text()), lastName: maybe(text()) })

export const addressSuggestion = z.object({
  /** The whole address in one line. */
  value: text(),
  postalCode: maybe(text()),
  city: maybe(text()),
  street: maybe(text()),
  house: maybe(text()),
  apartment: maybe(text()),
  cityId: maybe(id),
  location: maybe(geoPoint),
})

export const addressSuggestions = z.object({ items: list(addressSuggestion) })

export const emailSuggestion = z.object({ email })

export const emailSuggestions = z.object({ items: list(emailSuggestion) })

export const bankSuggestion = z.object({
  bic: text(),
  shortName: text(),
  corAccount: maybe(text()),
  city: maybe(text()),
})

export const bankSuggestions = z.object({ items: list(bankSuggestion) })

export const companySuggestion = z.object({
  companyName: text(),
  /** Whichever of the three the buyer types in is the key field. Source: SUGGEST-04. */
  inn: maybe(text()),
  kpp: maybe(text()),
  ogrn: maybe(text()),
  address: maybe(text()),
})

export const companySuggestions = z.object({ items: list(companySuggestion) })

export const suggestFullNameWire = wire({ body: suggestionQuery, response: fullNameSuggestions })

export const cleanNameWire = wire({ body: suggestionQuery, response: cleanName })

export const suggestAddressWire = wire({ body: suggestionQuery, response: addressSuggestions })

export const suggestEmailWire = wire({ body: suggestionQuery, response: emailSuggestions })

export const suggestBankWire = wire({ body: suggestionQuery, response: bankSuggestions })

export const suggestCompanyWire = wire({ body: suggestionQuery, response: companySuggestions })
