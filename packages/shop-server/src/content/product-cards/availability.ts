import type { Availability } from '../../db/schema'

interface AvailabilityWords {
  readonly text: string
  readonly tone: 'yes' | 'later' | 'no'
  readonly schemaOrg: 'InStock' | 'BackOrder' | 'PreOrder' | 'OutOfStock' | 'Discontinued'
}

/** The words of each availability for buyers and search engines. */
export const AVAILABILITY_WORDS: Readonly<Record<Availability, AvailabilityWords>> = {
  InStock: { text: 'В наличии', tone: 'yes', schemaOrg: 'InStock' },
  InStockAtSupplier: { text: 'На складе поставщика', tone: 'yes', schemaOrg: 'InStock' },
  OnOrder: { text: 'Под заказ, 5–10 дней', tone: 'later', schemaOrg: 'BackOrder' },
  Expected: { text: 'Ожидается поступление', tone: 'later', schemaOrg: 'PreOrder' },
  OutOfStock: { text: 'Нет в наличии', tone: 'no', schemaOrg: 'OutOfStock' },
  Discontinued: { text: 'Снят с производства', tone: 'no', schemaOrg: 'Discontinued' },
}
