export { COMPANY_FIELDS, companyToDraft, doubtfulCompanyFields, emptyCompany, INVOICE_PAYMENT, isSoleTrader, missingCompanyFields } from './company.rules'
export { companyFeature, createCompany, type CompanyRoom } from './company.store'
export type { CompanyField, CompanyState } from './company.types'
