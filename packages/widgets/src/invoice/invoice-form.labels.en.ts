import type { InvoiceFormLabels } from './invoice-form.labels'

export const invoiceFormEn: InvoiceFormLabels = {
  heading: 'Details for the invoice',
  help: 'Begin with the name or the INN: we fill in the rest',
  companyName: 'Company name',
  inn: 'INN',
  kpp: 'KPP',
  ogrn: 'OGRN',
  bic: 'BIC',
  bankAccount: 'Bank account',
  corAccount: 'Correspondent account',
  error: 'Enter all details for the invoice',
  required: (field) => `The field ${field} is required`,
  kppOfTrader: 'A sole trader has no KPP',
  innDoubt: 'Check the INN: it has 10 or 12 digits, and the last ones are check digits',
  kppDoubt: 'Check the KPP: it has 9 characters',
  ogrnDoubt: 'Check the OGRN: it has 13 digits, 15 for a sole trader, and the last one is a check digit',
  bicDoubt: 'Check the BIC: it has 9 digits and usually begins with 04',
  bankAccountDoubt: 'Check the account: it has 20 digits and must go with the BIC',
  corAccountDoubt: 'Check the correspondent account: it has 20 digits and must go with the BIC',
}
