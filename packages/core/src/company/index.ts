export { doubtfulCompanyFields } from './company-checks.rules'
export { ofBank, ofCompany } from './company-choice.rules'
export {
  COMPANY_FIELDS,
  companyToDraft,
  emptyCompany,
  INVOICE_PAYMENT,
  isSoleTrader,
  missingCompanyFields,
} from './company.rules'
export { companyFeature, createCompany, type CompanyStore } from './company.store'
export type { CompanyField, CompanyState } from './company.types'
