import type { OrderDraft } from '@prilavok/contracts'
import { failingFields, required, type FieldRule } from '../forms'
import type { CompanyField, CompanyState, DraftCompany } from './company.types'

/** The payment option whose invoice is made out to a company. Source: INVOICE-03, INVOICE-04. */
export const INVOICE_PAYMENT = 'FromCheckingAccountAsLegalEntity'

/** What an invoice needs, in the order of its form. Source: INVOICE-03. */
const companyRules = {
  companyName: [required()],
  inn: [required()],
  kpp: [required()],
  ogrn: [required()],
  bic: [required()],
  bankAccount: [required()],
  corAccount: [required()],
} satisfies Record<CompanyField, readonly FieldRule[]>

/** A company of which nothing is known yet. */
export const emptyCompany: CompanyState = {
  companyName: '',
  inn: '',
  kpp: '',
  ogrn: '',
  bic: '',
  bankAccount: '',
  corAccount: '',
}

/** Numbers as people copy them have spaces between the digits, also such as do not break. */
export const bare = (text: string): string => text.replace(/\s+/g, '')

/** A field after it was left: a name without spaces around it, a number without any. */
export const settled = (field: CompanyField, text: string): string =>
  field === 'companyName' ? text.trim() : bare(text)

/** A sole trader has an INN of twelve digits, and no KPP. Source: INVOICE-03. */
export const isSoleTrader = ({ inn }: Pick<CompanyState, 'inn'>): boolean => /^\d{12}$/.test(bare(inn))

/** What an invoice still needs, in the order of the form. Source: INVOICE-03, VALID-13. */
export const missingCompanyFields = (company: CompanyState): readonly CompanyField[] =>
  failingFields(companyRules, company).filter((field) => field !== 'kpp' || !isSoleTrader(company))

/** The company as a draft keeps it. */
export const companyToDraft = (state: CompanyState): DraftCompany => ({
  ...state,
  kpp: state.kpp === '' ? null : state.kpp,
})

/** The company of a draft; what is typed stays where the draft has none. */
export const companyOfDraft = (state: CompanyState, { company }: Pick<OrderDraft, 'company'>): CompanyState =>
  company === null ? state : { ...company, kpp: company.kpp ?? '' }
