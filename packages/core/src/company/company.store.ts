import { visibleText, type OrderDraft } from '@prilavok/contracts'
import { subscribeWithSelector } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import type { ReadonlyStore } from '../lib/store'
import type { Feature } from '../shop'
import { companyOfDraft, emptyCompany, settled } from './company.rules'
import type { CompanyField, CompanyState } from './company.types'

/** Whom the invoice is made out to. */
export interface CompanyStore {
  /** The data that the invoice is made out to. */
  readonly state: ReadonlyStore<CompanyState>
  /** Changes the given fields. */
  readonly edit: (field: CompanyField, text: string) => void
  /** The buyer has left a field. */
  readonly settle: (field: CompanyField) => void
  /** Several fields are known at once: a suggestion was chosen (INVOICE-07). */
  readonly fill: (known: Partial<CompanyState>) => void
  /** Takes the data over from a draft. */
  readonly restore: (draft: OrderDraft) => void
}

/** An empty invoice form. */
export function createCompany(): CompanyStore {
  const state = createStore(subscribeWithSelector(() => emptyCompany))
  const fill = (known: Partial<CompanyState>) => state.setState(known)
  const edit = (field: CompanyField, typed: string) => {
    const text = visibleText(typed)
    if (state.getState()[field] !== text) fill({ [field]: text })
  }
  return {
    state,
    edit,
    fill,
    settle: (field) => edit(field, settled(field, state.getState()[field])),
    restore: (draft) => state.setState((present) => companyOfDraft(present, draft), true),
  }
}

/** The invoice form of a shop: `shop.use(companyFeature)`. */
export const companyFeature: Feature<CompanyStore> = { name: 'company', create: createCompany }
