/** Russian names of fields that only records of this feature have. */
export const manufacturerFieldsRu = {
  certificateFileIds: 'Сертификаты',
  country: 'Страна',
  isOfficialDealer: 'Официальный дилер',
  logo: 'Логотип',
  logoFileId: 'Логотип',
  logoUrl: 'Логотип',
  siteUrl: 'Сайт',
  warrantyText: 'Гарантия',
}
