import type { BankSuggestion, CompanySuggestion, EmailSuggestion } from '@prilavok/contracts'
import type { Db } from '../../db'
import { contains, startsWith } from '../../rules/search-text'

const MAIL_HOSTS = [
  'mail.ru',
  'yandex.ru',
  'gmail.com',
  'ya.ru',
  'bk.ru',
  'inbox.ru',
  'list.ru',
  'rambler.ru',
  'icloud.com',
  'outlook.com',
]
const isNumber = (query: string) => /^\d+$/.test(query)

/** Completes the mail host of a typed address. Source: SUGGEST-09. */
export function suggestEmails(query: string, count: number): readonly EmailSuggestion[] {
  const [name = '', host = ''] = query.trim().split('@')
  if (!/^[\w.+-]+$/.test(name)) return []
  const hosts = MAIL_HOSTS.filter((each) => each.startsWith(host.toLowerCase()) && each !== host.toLowerCase())
  return hosts.slice(0, count).map((each) => ({ email: `${name}@${each}` }))
}

/** Banks by the start of the BIC, or by words of the name. Source: SUGGEST-10, INVOICE-06. */
export async function suggestBanks(db: Db, query: string, count: number): Promise<readonly BankSuggestion[]> {
  const text = query.trim()
  if (text === '') return []
  const rows = await db
    .selectFrom('bank')
    .selectAll()
    .where(isNumber(text) ? 'bic' : 'search_name', 'like', isNumber(text) ? startsWith(text) : contains(text))
    .orderBy('short_name')
    .orderBy('bic')
    .limit(count)
    .execute()
  return rows.map((row) => ({ bic: row.bic, shortName: row.short_name, corAccount: row.cor_account, city: row.city }))
}

/** Organisations by the start of INN, OGRN or KPP, or by words of the name. Source: SUGGEST-11. */
export async function suggestCompanies(db: Db, query: string, count: number): Promise<readonly CompanySuggestion[]> {
  const text = query.trim()
  if (text === '') return []
  const rows = await db
    .selectFrom('company')
    .selectAll()
    .where((eb) => {
      if (!isNumber(text)) return eb('search_name', 'like', contains(text))
      const pattern = startsWith(text)
      return eb.or([eb('inn', 'like', pattern), eb('ogrn', 'like', pattern), eb('kpp', 'like', pattern)])
    })
    .orderBy('name')
    .orderBy('id')
    .limit(count)
    .execute()
  return rows.map((row) => ({
    companyName: row.name,
    inn: row.inn,
    kpp: row.kpp,
    ogrn: row.ogrn,
    address: row.address,
  }))
}
