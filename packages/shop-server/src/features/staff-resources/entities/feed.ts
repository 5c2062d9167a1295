import { feedResource } from '@prilavok/contracts/admin'
import { sql, type RawBuilder } from 'kysely'
import { isSchedule } from '../../../rules/feed-schedule'
import { computed, generated, type ServerResource, type StaffRecord } from '../engine/server-resource'

/** The file name is a part of an address; nothing in it leads elsewhere. */
const FILE_NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/

/** What the last run of a feed says, and what the last one that succeeded has made. */
const lastRun = (column: string): RawBuilder<unknown> =>
  sql`(select r.${sql.ref(column)} from feed_run r where r.feed_id = t.id order by r.number desc limit 1)`
const servedRun = (column: string): RawBuilder<unknown> =>
  sql`(select r.${sql.ref(column)} from feed_run r where r.feed_id = t.id and r.is_current)`

const withAddress = (record: StaffRecord): StaffRecord => ({
  ...record,
  url: `/feeds/${encodeURIComponent(String(record['fileName'] ?? ''))}`,
})

/** Files with products for other platforms. Source: ADMIN-ENT-31. */
export const feed: ServerResource = {
  resource: feedResource,
  table: 'feed',
  columns: generated({ name: 'text', type: 'text', isActive: 'bool', fileName: 'text' }),
  computed: {
    lastGeneratedOn: computed('moment', servedRun('finished_on')),
    lastItemsCount: computed('number', servedRun('items_count')),
    lastStatus: computed('text', lastRun('status')),
    lastError: computed('text', lastRun('error')),
  },
  search: ['name', 'fileName'],
  required: ['name', 'fileName', 'schedule'],
  unique: ['fileName'],
  references: {
    categoryIds: 'category',
    productIds: 'product',
    manufacturerIds: 'manufacturer',
    cityIds: 'address_city',
  },
  validate: ({ fileName, schedule, minPrice, maxPrice, priceMarkupPercent }) => [
    ...(fileName === null || FILE_NAME.test(String(fileName))
      ? []
      : [{ pointer: '/fileName', code: 'fileName', message: 'Латинские буквы, цифры, точка, дефис и подчёркивание' }]),
    ...(schedule === null || isSchedule(String(schedule))
      ? []
      : [
          {
            pointer: '/schedule',
            code: 'cron',
            message: 'Пять частей через пробел: минута, час, день, месяц, день недели. Например, 0 3 * * *',
          },
        ]),
    ...(minPrice === null || maxPrice === null || Number(minPrice) <= Number(maxPrice)
      ? []
      : [{ pointer: '/maxPrice', code: 'min_value', message: 'Верхняя цена меньше нижней' }]),
    ...(priceMarkupPercent === null || Math.abs(Number(priceMarkupPercent)) < 100
      ? []
      : [{ pointer: '/priceMarkupPercent', code: 'max', message: 'От −99 до 99%' }]),
  ],
  preview: withAddress,
  edition: (record) => ({ ...withAddress(record), marketing: record['marketing'] ?? {} }),
}
