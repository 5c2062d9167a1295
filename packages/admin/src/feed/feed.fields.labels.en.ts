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
  utm_source: 'Site (utm_source)',
  utm_medium: 'Kind of advertising (utm_medium)',
  utm_campaign: 'Campaign (utm_campaign)',
  utm_term: 'Words of the search (utm_term)',
  utm_content: 'Advertisement (utm_content)',
  roistat: 'Roistat mark',
  roistat_referrer: 'Source in Roistat',
  roistat_pos: 'Position in Roistat',
}
