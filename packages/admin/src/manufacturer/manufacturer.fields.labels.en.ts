import type { manufacturerFieldsRu } from './manufacturer.fields.labels'

/** English names of fields that only records of this feature have. */
export const manufacturerFieldsEn: typeof manufacturerFieldsRu = {
  certificateFileIds: 'Certificates',
  country: 'Country',
  isOfficialDealer: 'Official dealer',
  logo: 'Logo',
  logoFileId: 'Logo',
  logoUrl: 'Logo',
  siteUrl: 'Site',
  warrantyText: 'Warranty',
}
