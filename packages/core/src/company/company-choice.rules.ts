import type { BankSuggestion, CompanySuggestion } from '@prilavok/contracts'
import type { CompanyState } from './company.types'

const given = (values: Readonly<Record<string, string | null>>): Partial<CompanyState> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== ''))

/** A chosen company fills its name and every field that is known of it. Source: INVOICE-07. */
export const ofCompany = ({ companyName, inn, kpp, ogrn }: CompanySuggestion): Partial<CompanyState> =>
  given({ companyName, inn, kpp, ogrn })

/** A chosen bank fills the BIC and, where it is known, the correspondent account. Source: INVOICE-07. */
export const ofBank = ({ bic, corAccount }: BankSuggestion): Partial<CompanyState> => given({ bic, corAccount })
