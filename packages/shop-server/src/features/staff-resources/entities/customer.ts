import { customerResource } from '@prilavok/contracts/admin'
import { sql } from 'kysely'
import { CAMPAIGN } from '../engine/campaign'
import { customerSearch } from '../orders/order-search'
import { anyPhone } from '../../../rules/phone'
import { computed, moment, nameOf, detail, text, textOrNull, type ServerResource } from '../engine/server-resource'

/** Buyers. Source: ADMIN-ENT-24. */
export const customer: ServerResource = {
  resource: customerResource,
  table: 'customer',
  madeIn: 'registered_on',
  columns: {
    phone: text('phone'),
    firstName: text('first_name'),
    lastName: text('last_name'),
    middleName: textOrNull('middle_name'),
    email: textOrNull('email'),
    secondaryPhone: textOrNull('secondary_phone'),
    rating: text('rating'),
    registeredOn: moment('registered_on'),
  },
  computed: {
    fullName: computed('text', sql`concat_ws(' ', nullif(t.last_name, ''), t.first_name, nullif(t.middle_name, ''))`),
    type: computed('text', sql`coalesce(t.details->>'type', 'Person')`),
    isBlocked: computed('bool', sql`coalesce((t.details->>'isBlocked')::boolean, false)`),
    cityName: nameOf('address_city', detail('cityId')),
    ordersCount: computed('number', sql`(select count(*)::integer from customer_order o where o.customer_id = t.id)`),
    totalSpent: computed(
      'money',
      sql`(select coalesce(sum(o.paid_kopecks), 0)::bigint from customer_order o where o.customer_id = t.id)`,
    ),
    // How somebody came who bought for the first time.
    marketing: computed(
      'json',
      sql`(select o.marketing from customer_order o where o.customer_id = t.id order by o.created_on limit 1)`,
    ),
    lastOrderOn: computed('moment', sql`(select max(o.created_on) from customer_order o where o.customer_id = t.id)`),
  },
  search: ['fullName', 'phone', 'email'],
  searchBy: customerSearch,
  required: ['firstName', 'phone'],
  unique: ['phone'],
  personal: {
    permission: 'customer:read-personal-data',
    harmless: [
      'type',
      'rating',
      'ratingOverride',
      'cityId',
      'cityName',
      'city',
      'tags',
      'registeredOn',
      'lastLoginOn',
      'lastOrderOn',
      ...CAMPAIGN,
    ],
  },
  references: { cityId: 'address_city' },
  onSave: (record) => ({
    phone: anyPhone(String(record['phone'])) ?? record['phone'],
    secondaryPhone: anyPhone(String(record['secondaryPhone'] ?? '')) ?? record['secondaryPhone'] ?? null,
    lastName: record['lastName'] ?? '',
  }),
  short: (record) => ({ ...record, name: record['fullName'] }),
  edition: (record) => ({ ...record, marketing: record['marketing'] ?? {} }),
}
