import { endpoint, type Endpoint } from './endpoint'
import type * as wire from './suggestions.wire'
import type { Output } from './wire'

/** A full name and its parts. Source: SUGGEST-01. */
export type FullNameSuggestion = Output<typeof wire.fullNameSuggestion>
/** Full names that match what was typed. Source: SUGGEST-06. */
export type FullNameSuggestions = Output<typeof wire.fullNameSuggestions>
/** What the buyer has typed so far. */
export type SuggestionQuery = Output<typeof wire.suggestionQuery>
/** The parts of a name that was typed in one line. Source: SUGGEST-07. */
export type CleanName = Output<typeof wire.cleanName>
/** A postal address and its parts. */
export type AddressSuggestion = Output<typeof wire.addressSuggestion>
/** Addresses that match what was typed. Source: SUGGEST-08. */
export type AddressSuggestions = Output<typeof wire.addressSuggestions>
/** An e-mail address. Source: SUGGEST-05. */
export type EmailSuggestion = Output<typeof wire.emailSuggestion>
/** E-mail addresses that match what was typed. Source: SUGGEST-09. */
export type EmailSuggestions = Output<typeof wire.emailSuggestions>
/** A bank. Source: SUGGEST-02. */
export type BankSuggestion = Output<typeof wire.bankSuggestion>
/** Banks that match what was typed. Source: SUGGEST-10. */
export type BankSuggestions = Output<typeof wire.bankSuggestions>
/** A company. Source: SUGGEST-03. */
export type CompanySuggestion = Output<typeof wire.companySuggestion>
/** Companies that match what was typed. Source: SUGGEST-11. */
export type CompanySuggestions = Output<typeof wire.companySuggestions>

/** Full names that match what was typed. Source: SUGGEST-06. */
export const suggestFullName: Endpoint<typeof wire.suggestFullNameWire> = endpoint({
  name: 'suggestFullName',
  method: 'POST',
  path: '/api/suggestions/fullname/',
  wire: () => import('./suggestions.wire').then((module) => module.suggestFullNameWire),
})

/** Splits a name that was typed in one line. Source: SUGGEST-07. */
export const cleanName: Endpoint<typeof wire.cleanNameWire> = endpoint({
  name: 'cleanName',
  method: 'POST',
  path: '/api/suggestions/cleanName',
  wire: () => import('./suggestions.wire').then((module) => module.cleanNameWire),
})

/** Addresses that match what was typed. Source: SUGGEST-08. */
export const suggestAddress: Endpoint<typeof wire.suggestAddressWire> = endpoint({
  name: 'suggestAddress',
  method: 'POST',
  path: '/api/suggestions/address/',
  wire: () => import('./suggestions.wire').then((module) => module.suggestAddressWire),
})

/** E-mail addresses that match what was typed. Source: SUGGEST-09. */
export const suggestEmail: Endpoint<typeof wire.suggestEmailWire> = endpoint({
  name: 'suggestEmail',
  method: 'POST',
  path: '/api/suggestions/email/',
  wire: () => import('./suggestions.wire').then((module) => module.suggestEmailWire),
})

/** Banks that match what was typed, a name or the nine digits of a BIC. Source: SUGGEST-10. */
export const suggestBank: Endpoint<typeof wire.suggestBankWire> = endpoint({
  name: 'suggestBank',
  method: 'POST',
  path: '/api/suggestions/bank',
  wire: () => import('./suggestions.wire').then((module) => module.suggestBankWire),
})

/** Companies that match what was typed. Source: SUGGEST-11. */
export const suggestCompany: Endpoint<typeof wire.suggestCompanyWire> = endpoint({
  name: 'suggestCompany',
  method: 'POST',
  path: '/api/suggestions/company',
  wire: () => import('./suggestions.wire').then((module) => module.suggestCompanyWire),
})
