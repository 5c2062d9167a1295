import { orderInProcessResource } from '@prilavok/contracts/admin'
import { sql } from 'kysely'
import { CAMPAIGN } from '../engine/campaign'
import {
  bool,
  computed,
  json,
  number,
  textOrNull,
  type ServerResource,
  type StaffRecord,
} from '../engine/server-resource'

/** A carrier by its code alone; whether it comes to the door is said beside it. */
const deliveryOf = ({ delivery }: StaffRecord): StaffRecord => {
  const given = (delivery ?? {}) as StaffRecord
  const carrier = given['transportCompany']
  return { ...given, transportCompany: typeof carrier === 'string' ? carrier.replace(/_ToDoor$/, '') : null }
}

/** Order drafts. Source: ADMIN-ENT-26. */
export const orderInProcess: ServerResource = {
  resource: orderInProcessResource,
  table: 'order_in_process',
  columns: {
    completeness: number('completeness'),
    lastStep: textOrNull('last_step'),
    customer: json('customer'),
    recipient: json('recipient'),
    company: json('company'),
    marketing: json('marketing'),
    createdOrderId: textOrNull('created_order_id'),
    personalDataConsent: bool('personal_data_consent'),
  },
  computed: {
    delivery: computed('json', sql`t.delivery`),
    cart: computed(
      'json',
      sql`(select coalesce(jsonb_agg(jsonb_build_object('id', line->>'id', 'quantity', (line->>'quantity')::integer, 'name', p.name,
        'hashCode', line->>'hashCode',
        'price', p.price_kopecks / 100.0, 'total', p.price_kopecks * (line->>'quantity')::integer / 100.0)), '[]')
        from jsonb_array_elements(t.cart) line join product p on p.id = line->>'id')`,
    ),
    total: computed(
      'money',
      sql`(select coalesce(sum(p.price_kopecks * (line->>'quantity')::integer), 0)::bigint
        from jsonb_array_elements(t.cart) line join product p on p.id = line->>'id')`,
    ),
    itemsCount: computed('number', sql`jsonb_array_length(t.cart)`),
    cityId: computed('text', sql`t.delivery->>'cityId'`),
    cityName: computed('text', sql`(select c.name from address_city c where c.id = t.delivery->>'cityId')`),
    purchaseType: computed('text', sql`t.delivery->>'purchaseType'`),
    customerName: computed(
      'text',
      sql`coalesce(nullif(t.customer->>'fullName', ''), concat_ws(' ', t.customer->>'lastName', t.customer->>'firstName'))`,
    ),
    phone: computed('text', sql`t.customer->>'phone'`),
    hasOrder: computed('bool', sql`(t.created_order_id is not null)`),
    hasSurvey: computed('bool', sql`exists (select from abandoned_survey s where s.order_in_process_id = t.id)`),
    survey: computed('json', sql`(select s.answer from abandoned_survey s where s.order_in_process_id = t.id)`),
  },
  search: ['customerName', 'phone'],
  personal: {
    permission: 'customer:read-personal-data',
    harmless: [
      'lastStep',
      'cart',
      'cityId',
      'cityName',
      'delivery.cityId',
      'delivery.transportCompany',
      'delivery.pickPointId',
      'delivery.purchaseType',
      'purchaseType',
      'paymentStatus',
      'createdOrderId',
      'problems',
      'survey.id',
      ...CAMPAIGN,
    ],
  },
  validate: (_, before) =>
    before !== null && before['createdOrderId'] !== null
      ? [{ pointer: '', code: 'excluded', message: 'Заказ уже оформлен: меняйте сам заказ' }]
      : [],
  edition: (record) => {
    const problems = [
      ...(Array.isArray(record['cart']) && record['cart'].length > 0 ? [] : ['Корзина пуста']),
      ...(record['phone'] ? [] : ['Не указан телефон']),
      ...(record['cityId'] ? [] : ['Не указан город']),
      ...(record['purchaseType'] ? [] : ['Не выбран способ оплаты']),
    ]
    const isOpen = record['createdOrderId'] === null
    return {
      ...record,
      customer: record['customer'] ?? {},
      delivery: deliveryOf(record),
      personalDataConsent: record['personalDataConsent'] === true,
      marketing: record['marketing'] ?? {},
      canConfirm: isOpen && problems.length === 0,
      problems: isOpen ? problems : ['Заказ уже оформлен'],
    }
  },
}
