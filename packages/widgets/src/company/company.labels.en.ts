import type { InvoiceFormLabels } from './company.labels'

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
  innDoubt: 'Check the INN, it looks like a misprint',
  kppDoubt: 'Check the KPP, it looks like a misprint',
  ogrnDoubt: 'Check the OGRN, it looks like a misprint',
  bicDoubt: 'Check the BIC, it looks like a misprint',
  bankAccountDoubt: 'Check the account: it looks like a misprint, or the account of another bank',
  corAccountDoubt: 'Check the account: it looks like a misprint, or the account of another bank',
}
