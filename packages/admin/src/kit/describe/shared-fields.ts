/** Who ordered. */
export const customerFields = [
  { field: 'firstName', kind: 'text', max: 100, personal: true },
  { field: 'lastName', kind: 'text', max: 100, personal: true },
  { field: 'middleName', kind: 'text', max: 100, personal: true },
  { field: 'fullName', kind: 'text', max: 300, personal: true },
  { field: 'phone', kind: 'phone', personal: true },
  { field: 'secondaryPhone', kind: 'phone', personal: true },
  { field: 'email', kind: 'email', personal: true },
  { field: 'comment', kind: 'multiline', max: 2000 },
] as const

/** Who receives the order. */
export const recipientFields = [
  { field: 'firstName', kind: 'text', max: 100, required: true, personal: true },
  { field: 'lastName', kind: 'text', max: 100, required: true, personal: true },
  { field: 'middleName', kind: 'text', max: 100, personal: true },
  { field: 'phone', kind: 'phone', required: true, personal: true },
] as const

/** A company and its bank account. */
export const companyFields = [
  { field: 'inn', kind: 'text', max: 12, required: true },
  { field: 'kpp', kind: 'text', max: 9 },
  { field: 'ogrn', kind: 'text', max: 15, required: true },
  { field: 'companyName', kind: 'text', max: 300, required: true },
  { field: 'bic', kind: 'text', max: 9, required: true },
  { field: 'bankAccount', kind: 'text', max: 20, required: true },
  { field: 'corAccount', kind: 'text', max: 20, required: true },
] as const

/** What tells where a visit came from, as it is added to links. */
export const visitFields = [
  { field: 'utm_source', kind: 'text', max: 500 },
  { field: 'utm_medium', kind: 'text', max: 500 },
  { field: 'utm_campaign', kind: 'text', max: 500 },
  { field: 'utm_term', kind: 'text', max: 500 },
  { field: 'utm_content', kind: 'text', max: 500 },
  { field: 'roistat', kind: 'text', max: 500 },
  { field: 'roistat_referrer', kind: 'text', max: 500 },
  { field: 'roistat_pos', kind: 'text', max: 500 },
] as const

/** Where an order is brought to. */
export const addressFields = [
  { field: 'addressDelivery', kind: 'text', max: 500, personal: true },
  { field: 'addressDeliveryCity', kind: 'text', max: 200 },
  { field: 'addressDeliveryStreet', kind: 'text', max: 200 },
  { field: 'addressDeliveryHouse', kind: 'text', max: 50 },
  { field: 'addressDeliverApartment', kind: 'text', max: 50 },
] as const
