import type { Company as WireCompany } from '@prilavok/contracts'

/** A field of the data that an invoice is made out to. Source: INVOICE-01. */
export type CompanyField = 'companyName' | 'inn' | 'kpp' | 'ogrn' | 'bic' | 'bankAccount' | 'corAccount'

/** Whom the invoice is made out to, as typed so far; empty text for what is not given. */
export type CompanyState = Readonly<Record<CompanyField, string>>

/** The company of an order draft. */
export type DraftCompany = WireCompany
