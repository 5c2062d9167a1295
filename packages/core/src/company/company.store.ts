import type { BankSuggestion, CompanySuggestion, OrderDraft } from '@prilavok/contracts'
import { createStore, type ReadonlyStore } from '../lib/store'
import type { Feature } from '../shop'
import { bankChosen, companyChosen, companyOfDraft, emptyCompany, settled } from './company.rules'
import type { CompanyField, CompanyState } from './company.types'

/** Whom the invoice is made out to. */
export interface CompanyRoom {
  readonly state: ReadonlyStore<CompanyState>
  readonly edit: (field: CompanyField, text: string) => void
  /** The buyer has left a field. */
  readonly settle: (field: CompanyField) => void
  readonly chooseCompany: (company: CompanySuggestion) => void
  readonly chooseBank: (bank: BankSuggestion) => void
  readonly restore: (draft: OrderDraft) => void
}

/** An empty invoice form. */
export function createCompany(): CompanyRoom {
  const state = createStore(emptyCompany)
  const edit = (field: CompanyField, text: string) => state.set((present) => (present[field] === text ? present : { ...present, [field]: text }))
  return {
    state,
    edit,
    settle: (field) => edit(field, settled(field, state.get()[field])),
    chooseCompany: (company) => state.set((present) => companyChosen(present, company)),
    chooseBank: (bank) => state.set((present) => bankChosen(present, bank)),
    restore: (draft) => state.set((present) => companyOfDraft(present, draft)),
  }
}

/** The invoice form of a shop: `shop.use(companyFeature)`. */
export const companyFeature: Feature<CompanyRoom> = { name: 'company', create: createCompany }
