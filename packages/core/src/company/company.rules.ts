import type { BankSuggestion, CompanySuggestion, OrderDraft } from '@prilavok/contracts'
import { isValidBankAccount, isValidBic, isValidCorrespondentAccount, isValidInn, isValidKpp, isValidOgrn, isValidOgrnip } from '../forms'
import type { CompanyField, CompanyState, DraftCompany } from './company.types'

/** The payment option whose invoice is made out to a company (INVOICE-03, INVOICE-04). */
export const INVOICE_PAYMENT = 'FromCheckingAccountAsLegalEntity'

/** The fields of the invoice form, in its order. */
export const COMPANY_FIELDS = ['companyName', 'inn', 'kpp', 'ogrn', 'bic', 'bankAccount', 'corAccount'] as const satisfies readonly CompanyField[]

export const emptyCompany: CompanyState = { companyName: '', inn: '', kpp: '', ogrn: '', bic: '', bankAccount: '', corAccount: '' }

/** Numbers as people copy them have spaces between the digits, also such as do not break. */
const bare = (text: string): string => text.replace(/\s+/g, '')

/** A field after it was left: a name without spaces around it, a number without any. */
export const settled = (field: CompanyField, text: string): string => (field === 'companyName' ? text.trim() : bare(text))

/** A sole trader has an INN of twelve digits, and no KPP (INVOICE-03). */
export const isSoleTrader = ({ inn }: Pick<CompanyState, 'inn'>): boolean => /^\d{12}$/.test(bare(inn))

/** What an invoice still needs, in the order of the form (INVOICE-03, VALID-13). */
export const missingCompanyFields = (company: CompanyState): readonly CompanyField[] =>
  COMPANY_FIELDS.filter((field) => company[field].trim() === '' && !(field === 'kpp' && isSoleTrader(company)))

const OGRNIP_LENGTH = 15

/** An account without the BIC of its bank can be judged by its length alone. */
const accountHolds = (account: string, bic: string, belongs: (account: string, bic: string) => boolean): boolean =>
  isValidBic(bic) ? belongs(account, bic) : /^\d{20}$/.test(account)

/** Fields that look like a slip of the pen; a warning and never a refusal, for a wrong verdict must not lose an order (INVOICE-04). */
export function doubtfulCompanyFields(company: CompanyState): readonly CompanyField[] {
  const { inn, kpp, ogrn, bic, bankAccount, corAccount } = company
  const bank = bare(bic)
  const holds: Readonly<Record<Exclude<CompanyField, 'companyName'>, (number: string) => boolean>> = {
    inn: isValidInn,
    kpp: isValidKpp,
    ogrn: (number) => (number.length === OGRNIP_LENGTH ? isValidOgrnip(number) : isValidOgrn(number)),
    bic: isValidBic,
    bankAccount: (number) => accountHolds(number, bank, isValidBankAccount),
    corAccount: (number) => accountHolds(number, bank, isValidCorrespondentAccount),
  }
  const numbers = Object.entries({ inn, kpp, ogrn, bic, bankAccount, corAccount }) as [keyof typeof holds, string][]
  return numbers.flatMap(([field, text]) => (text.trim() === '' || holds[field](bare(text)) ? [] : [field]))
}

const given = (values: Readonly<Record<string, string | null>>): Partial<CompanyState> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== ''))

/** A chosen company fills its name and every field that is known of it (INVOICE-07). */
export const companyChosen = (state: CompanyState, { companyName, inn, kpp, ogrn }: CompanySuggestion): CompanyState => ({
  ...state,
  ...given({ companyName, inn, kpp, ogrn }),
})

/** A chosen bank fills the BIC and, where it is known, the correspondent account (INVOICE-07). */
export const bankChosen = (state: CompanyState, { bic, corAccount }: BankSuggestion): CompanyState => ({ ...state, ...given({ bic, corAccount }) })

/** The company as a draft keeps it. */
export const companyToDraft = (state: CompanyState): DraftCompany => ({ ...state, kpp: state.kpp === '' ? null : state.kpp })

/** The company of a draft; what is typed stays where the draft has none. */
export const companyOfDraft = (state: CompanyState, { company }: Pick<OrderDraft, 'company'>): CompanyState =>
  company === null ? state : { ...company, kpp: company.kpp ?? '' }
