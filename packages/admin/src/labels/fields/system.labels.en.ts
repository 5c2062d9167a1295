import type { systemFieldsRu } from './system.labels'

/** English names of fields: system. */
export const systemFieldsEn: Readonly<Record<keyof typeof systemFieldsRu, string>> = {
  audience: 'Audience',
  data: 'Data',
  endsOn: 'Ends',
  exception: 'Exception',
  fileName: 'File name',
  includingStrategy: 'Contents',
  isEnabled: 'Enabled',
  lastError: 'Last error',
  lastItemsCount: 'Records in the last run',
  lastStatus: 'Result of the last run',
  level: 'Level',
  manufacturerIds: 'Manufacturers',
  maxPrice: 'Price up to',
  minPrice: 'Price from',
  onlyAvailable: 'Only what is in stock',
  priceMarkupPercent: 'Markup, %',
  rolloutPercent: 'Share of visitors, %',
  schedule: 'Schedule',
  startsOn: 'Starts',
  traceId: 'Trace id',
  userId: 'Staff member',
}
