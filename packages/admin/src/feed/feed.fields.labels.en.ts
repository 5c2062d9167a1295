import type { feedFieldsRu } from './feed.fields.labels'

/** English names of fields that only records of this feature have. */
export const feedFieldsEn: typeof feedFieldsRu = {
  fileName: 'File name',
  includingStrategy: 'Contents',
  lastError: 'Last error',
  lastItemsCount: 'Records in the last run',
  lastStatus: 'Result of the last run',
  manufacturerIds: 'Manufacturers',
  maxPrice: 'Price up to',
  minPrice: 'Price from',
  onlyAvailable: 'Only what is in stock',
  priceMarkupPercent: 'Markup, %',
  schedule: 'Schedule',
}
