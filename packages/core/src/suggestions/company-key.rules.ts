import type { CompanySuggestion } from '@prilavok/contracts'
import type { CompanyKey } from './suggestions.types'

/** What is shown beside the company's name in its row: the field that the buyer types in; for the name itself the INN tells namesakes apart (SUGGEST-04). */
export const companyKeyText = (company: CompanySuggestion, key: CompanyKey): string =>
  company[key === 'companyName' ? 'inn' : key] ?? ''
