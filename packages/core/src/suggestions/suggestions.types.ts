import type {
  AddressSuggestion,
  BankSuggestion,
  CompanySuggestion,
  EmailSuggestion,
  FullNameSuggestion,
} from '@prilavok/contracts'

/** What can be completed while it is typed, and what a suggestion of it holds. Source: SUGGEST-01 to SUGGEST-05. */
export interface SuggestionOf {
  readonly name: FullNameSuggestion
  readonly email: EmailSuggestion
  readonly address: AddressSuggestion
  readonly bank: BankSuggestion
  readonly company: CompanySuggestion
}

/** A kind of suggestion. */
export type SuggestionKind = keyof SuggestionOf

/** What is suggested for the text of one field. */
export interface SuggestionsState<T> {
  readonly query: string
  /** `failed` concerns nobody: the field takes what is typed. */
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  readonly found: readonly T[]
}

/** The field of a company that the buyer types in. Source: SUGGEST-04. */
export type CompanyKey = 'companyName' | 'inn' | 'ogrn' | 'kpp'
