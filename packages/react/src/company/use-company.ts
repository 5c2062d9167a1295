import { companyFeature, type CompanyStore, type CompanyState } from '@prilavok/core/company'
import { useStore } from 'zustand'
import { useShop } from '../shop-context'

/** Whom the invoice is made out to. */
export function useCompany(): CompanyState & Omit<CompanyStore, 'state' | 'restore'> {
  const { state, restore: _, ...actions } = useShop().use(companyFeature)
  return { ...useStore(state), ...actions }
}
