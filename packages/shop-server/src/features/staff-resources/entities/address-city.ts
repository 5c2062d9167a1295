import { addressCityResource } from '@prilavok/contracts/admin'
import { sql } from 'kysely'
import { searchText } from '../../../rules/search-text'
import {
  bool,
  computed,
  countOf,
  nameOf,
  number,
  text,
  textOrNull,
  type ServerResource,
} from '../engine/server-resource'

/** Cities that the shop delivers to. Source: ADMIN-ENT-28. */
export const addressCity: ServerResource = {
  resource: addressCityResource,
  table: 'address_city',
  columns: {
    name: text('name'),
    searchName: text('search_name'),
    type: text('type'),
    regionId: text('region_id'),
    shortGuid: textOrNull('short_guid'),
    postalCode: textOrNull('postal_code'),
    population: number('population'),
    latitude: number('latitude'),
    longitude: number('longitude'),
    paymentType: text('payment_type'),
    isActive: bool('is_active'),
  },
  computed: {
    regionName: nameOf('address_region', sql`t.region_id`),
    pickPointsCount: countOf('pick_point', 'city_id'),
    timeZone: computed('text', sql`coalesce(t.details->>'timeZone', 'Europe/Moscow')`),
  },
  search: ['name'],
  filters: {
    hasPickPoints: ([wanted]) =>
      sql<boolean>`exists (select 1 from pick_point p where p.city_id = t.id) = ${wanted === 'true'}`,
  },
  required: ['name', 'regionId', 'type'],
  references: { regionId: 'address_region' },
  validate: ({ latitude, longitude, population }) => [
    ...(Math.abs(Number(latitude)) <= 90 && Math.abs(Number(longitude)) <= 180
      ? []
      : [{ pointer: '/latitude', code: 'between', message: 'Координаты вне допустимых границ' }]),
    ...(typeof population === 'number' && population >= 0
      ? []
      : [{ pointer: '/population', code: 'min_value', message: 'Население не может быть отрицательным' }]),
  ],
  onSave: (record) => ({ searchName: searchText(String(record['name'])) }),
  edition: (record) => ({ ...record, region: { id: record['regionId'], name: record['regionName'] } }),
}
