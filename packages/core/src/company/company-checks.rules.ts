import {
  isValidBankAccount,
  isValidBic,
  isValidCorrespondentAccount,
  isValidInn,
  isValidKpp,
  isValidOgrn,
  isValidOgrnip,
} from '../forms'
import { bare } from './company.rules'
import type { CompanyField, CompanyState } from './company.types'

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
