import { pickPointResource } from '@prilavok/contracts/admin'
import { sql } from 'kysely'
import { searchText } from '../../../rules/search-text'
import {
  bool,
  computed,
  kopecksOrNull,
  nameOf,
  number,
  numberOrNull,
  text,
  textOrNull,
  type ServerResource,
  type StaffRecord,
} from '../engine/server-resource'

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const daysOf = (record: StaffRecord) => DAYS.map((day) => record[`${day}WorkingTime`] ?? '')

/** Where carriers hand out parcels. Source: ADMIN-ENT-27. */
export const pickPoint: ServerResource = {
  resource: pickPointResource,
  table: 'pick_point',
  columns: {
    cityId: text('city_id'),
    transportCompany: text('carrier_id'),
    type: text('type'),
    brand: textOrNull('brand'),
    address: text('address'),
    latitude: number('latitude'),
    longitude: number('longitude'),
    phone: textOrNull('phone'),
    email: textOrNull('email'),
    payment: text('payment'),
    maxPayment: kopecksOrNull('max_payment_kopecks'),
    maxWeightKg: numberOrNull('max_weight_kg'),
    isSecondary: bool('is_secondary'),
    additionalDays: numberOrNull('additional_days'),
    isActive: bool('is_active'),
    howToFind: textOrNull('how_to_find'),
  },
  computed: {
    cityName: nameOf('address_city', sql`t.city_id`),
    externalCode: computed('text', sql`coalesce(t.details->>'externalCode', t.id)`),
    times: computed('text', sql`array_to_string(t.working_time, chr(1))`),
  },
  search: ['address', 'brand', 'cityName'],
  filters: {
    bounds: ([text = '']) => {
      const [south = 0, west = 0, north = 0, east = 0] = text.split(',').map((each) => Number(each) || 0)
      return sql<boolean>`(t.latitude between ${south} and ${north} and t.longitude between ${west} and ${east})`
    },
  },
  required: ['cityId', 'address', 'transportCompany'],
  references: { cityId: 'address_city', transportCompany: 'carrier' },
  validate: ({ latitude, longitude }) =>
    Math.abs(Number(latitude)) <= 90 && Math.abs(Number(longitude)) <= 180
      ? []
      : [{ pointer: '/latitude', code: 'between', message: 'Координаты вне допустимых границ' }],
  onSave: (record) => ({ workingTime: daysOf(record), searchAddress: searchText(String(record['address'])) }),
  edition: (record) => {
    const times = String(record['times'] ?? '').split('\u{1}')
    return { ...record, ...Object.fromEntries(DAYS.map((day, index) => [`${day}WorkingTime`, times[index] || null])) }
  },
}
