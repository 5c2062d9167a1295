import { allowedAfter, orderResource, orderStatusTransitions, type Transitions } from '@prilavok/contracts/admin'
import { sql } from 'kysely'
import {
  CARRIER_STATUS_MISSING,
  lacksCarrierStatus,
  orderStatusByCarrier,
  type ParcelState,
} from '../../../rules/carrier-status'
import { kopecksIn } from '../../../rules/money'
import type { FieldError } from '../../../rules/order-check'
import { CAMPAIGN } from '../engine/campaign'
import {
  bool,
  computed,
  filled,
  json,
  kopecks,
  moment,
  number,
  text,
  textOrNull,
  type ServerResource,
  type StaffRecord,
} from '../engine/server-resource'
import { agreedErrors, isKept } from '../orders/agreed-parts'
import { orderFilters, ordersFoundBy, orderSummary } from '../orders/order-list'
import { orderSearch } from '../orders/order-search'
import { writeLines } from '../orders/write-lines'

const PERSONAL = 'customer:read-personal-data'
/** What an order tells of no buyer. */
const HARMLESS = [
  ...['number', 'status', 'allowedStatuses', 'source', 'tags', 'tag', 'cancelReason', 'clientRating', 'withSummary'],
  ...['orderInProcessId', 'customerId', 'customer.id', 'cityId', 'cityName', 'pickPointId', 'productId', 'promoCode'],
  ...['transportCompany', 'transportCompanyOrderStatus', 'trackCode', 'trackCodeAddedOn'],
  ...[
    'delivery.cityId',
    'delivery.cityName',
    'delivery.transportCompany',
    'delivery.pickPointId',
    'delivery.pickPoint',
  ],
  ...['plannedDispatchOn', 'callOn', 'lastCalledOn', 'isToCall'],
  'delivery.plannedDispatchOn',
  ...['channel', 'name'].map((field) => `message.${field}`),
  ...[
    'id',
    'productId',
    'name',
    'article',
    'unit',
    'providerName',
    'providerArticle',
    'availability',
    'thumbUrl',
    'link',
  ].map((field) => `items.${field}`),
  ...['purchaseType', 'prePaymentMethod', 'paymentStatus', 'invoiceNumber'],
  ...['id', 'provider', 'status', 'createdOn', 'finishedOn'].map((field) => `payments.${field}`),
  ...['managerId', 'managerName', 'manager', 'confirmedOn', 'shippedOn', 'deliveredOn'],
  ...CAMPAIGN,
]
const CANCELLED = new Set(['CancelledByCustomer', 'CancelledByShop'])
/** The statuses of an order that its carrier has had. */
const SENT: ReadonlySet<string> = new Set(['Shipped', 'AtPickPoint', 'Delivered', 'Refused', 'Returning', 'Returned'])
const parcelOf = (record: StaffRecord): ParcelState => ({
  status: String(record['status']),
  trackCode: typeof record['trackCode'] === 'string' ? record['trackCode'] : null,
  carrierStatus: String(record['transportCompanyOrderStatus'] ?? 'NotSent'),
})

/** The lines of an order, as one value. */
const lines = sql`(select coalesce(jsonb_agg(jsonb_build_object(
  'id', i.order_id || '-' || i.line_number, 'productId', i.product_id, 'name', i.name, 'article', i.article, 'quantity', i.quantity,
  'unit', 'Piece', 'price', i.price_kopecks / 100.0, 'discountPrice', i.discount_price_kopecks / 100.0,
  'total', i.total_kopecks / 100.0, 'weightKg', i.weight_kg, 'priceReason', i.price_reason) order by i.line_number), '[]') from order_item i where i.order_id = t.id)`

const ordered = sql`(select jsonb_build_object('id', c.id, 'firstName', c.first_name, 'lastName', c.last_name, 'middleName', c.middle_name,
  'fullName', concat_ws(' ', nullif(c.last_name, ''), c.first_name, nullif(c.middle_name, '')), 'phone', c.phone, 'email', c.email)
  from customer c where c.id = t.customer_id)`

/** What is delivered where, as forms have it. */
const deliveryOf = (record: StaffRecord): StaffRecord => ({
  cityId: record['cityId'],
  cityName: record['cityName'],
  transportCompany: record['transportCompany'],
  toDoor: record['toDoor'],
  pickPointId: record['pickPointId'],
  cost: record['deliveryCost'],
  freeDelivery: record['deliveryCost'] === 0,
  addressDelivery: record['deliveryAddress'],
})

/** The fields of a delivery that no column holds. */
const PLANNED = ['realCost', 'plannedDispatchOn', 'daysTravelTimeFrom', 'daysTravelTimeTo'] as const
const plannedOf = ({ delivery }: StaffRecord): StaffRecord => {
  const kept = (delivery ?? {}) as StaffRecord
  return Object.fromEntries(PLANNED.flatMap((name) => (name in kept ? [[name, kept[name]]] : [])))
}

/** What staff may set of the statuses that may follow: what time cancels is told to nobody, so nobody does it by hand. */
const byStaff: Transitions = {
  ...orderStatusTransitions,
  next: Object.fromEntries(
    Object.entries(orderStatusTransitions.next).map(([status, following]) => [
      status,
      following.filter((next) => next !== 'CancelledAutomatically'),
    ]),
  ),
}

const edition = (record: StaffRecord): StaffRecord => ({
  ...record,
  allowedStatuses: allowedAfter(byStaff, String(record['status'])),
  delivery: { ...plannedOf(record), ...deliveryOf(record) },
  prePaymentMethod: record['prePaymentMethod'] ?? 'None',
  prePaymentAmount: record['prePaymentAmount'] ?? 0,
  placesCount: record['placesCount'] ?? 1,
  callAttempts: record['callAttempts'] ?? 0,
  marketing: record['marketing'] ?? {},
})

/** Calls in vain: each names a time to call again, which another status takes away. */
function callsOf(after: StaffRecord, before: StaffRecord, status: string, moment: string): StaffRecord {
  const isPlanned = Boolean(after['callOn']) && after['callOn'] !== before['callOn']
  return {
    callOn: isPlanned || status === before['status'] ? (after['callOn'] ?? null) : null,
    callAttempts: Number(before['callAttempts'] ?? 0) + (isPlanned ? 1 : 0),
    lastCalledOn: isPlanned ? moment : (before['lastCalledOn'] ?? null),
  }
}

/** What is wrong with an order besides what was agreed with its buyer. */
function writtenErrors(after: StaffRecord, before: StaffRecord | null): readonly FieldError[] {
  if (before === null) return [{ pointer: '', code: 'excluded', message: 'Заказ создаётся из незавершённого заказа' }]
  const isOther = after['customerId'] !== before['customerId']
  return [
    ...(!isOther && 'customer' in after && !isKept(before['customer'], after['customer'])
      ? [{ pointer: '/customer', code: 'excluded', message: 'Данные покупателя меняются в карточке покупателя' }]
      : []),
    ...(lacksCarrierStatus(after['trackCode'], after['transportCompanyOrderStatus'])
      ? [{ pointer: '/transportCompanyOrderStatus', code: 'validateTK', message: CARRIER_STATUS_MISSING }]
      : []),
    ...(CANCELLED.has(String(after['status'])) && !after['cancelReason']
      ? [{ pointer: '/cancelReason', code: 'required', message: 'обязательно для заполнения' }]
      : []),
  ]
}

/** The columns of an order that no field of its form fills by itself. */
const columnsAfter = (record: StaffRecord): StaffRecord => {
  const delivery = record['delivery'] as StaffRecord | null | undefined
  return {
    shipmentStatus: record['transportCompanyOrderStatus'] ?? 'NotSent',
    paymentStatus: record['paymentStatus'],
    goodsKopecks: kopecksIn(record['itemsTotal']),
    totalKopecks: kopecksIn(record['total']),
    weightKg: Number(record['weightKg'] ?? 0),
    ...(delivery && {
      carrierId: delivery['transportCompany'],
      toDoor: delivery['toDoor'] === true,
      cityId: delivery['cityId'],
      pickPointId: delivery['pickPointId'] ?? null,
      deliveryAddress: delivery['addressDelivery'] ?? '',
    }),
  }
}

/** Orders. Source: ADMIN-ENT-25. */
export const order: ServerResource = {
  resource: orderResource,
  table: 'customer_order',
  columns: {
    number: text('number'),
    customerId: text('customer_id'),
    status: text('status'),
    source: text('source'),
    purchaseType: text('purchase_type'),
    paymentStatus: text('payment_status'),
    transportCompany: text('carrier_id'),
    toDoor: bool('to_door'),
    transportCompanyOrderStatus: text('shipment_status'),
    trackCode: textOrNull('track_code'),
    cityId: text('city_id'),
    pickPointId: textOrNull('pick_point_id'),
    deliveryAddress: text('delivery_address'),
    recipient: json('recipient'),
    company: json('company'),
    customerComment: textOrNull('comment'),
    itemsTotal: kopecks('goods_kopecks'),
    discountAmount: kopecks('discount_kopecks'),
    deliveryCost: kopecks('delivery_kopecks'),
    total: kopecks('total_kopecks'),
    paidAmount: kopecks('paid_kopecks'),
    returnedAmount: kopecks('returned_kopecks'),
    weightKg: number('weight_kg'),
    marketing: json('marketing'),
    orderInProcessId: textOrNull('order_in_process_id'),
    createdOn: moment('created_on'),
  },
  computed: {
    customer: computed('json', ordered),
    items: computed('json', lines),
    payments: computed(
      'json',
      sql`(select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'provider', s.provider, 'providerOrderId', s.started->>'providerOrderId',
        'status', s.state, 'amount', s.amount_kopecks / 100.0,
        'createdOn', to_char(s.created_on at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
        'finishedOn', to_char(s.paid_on at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) order by s.created_on desc), '[]')
        from payment_session s where s.order_in_process_id = t.order_in_process_id)`,
    ),
    codAmount: computed('money', sql`t.due_kopecks`),
    plannedDispatchOn: computed('day', sql`t.details->'delivery'->>'plannedDispatchOn'`),
    customerName: computed(
      'text',
      sql`(select concat_ws(' ', nullif(c.last_name, ''), c.first_name, nullif(c.middle_name, '')) from customer c where c.id = t.customer_id)`,
    ),
    phone: computed('text', sql`(select c.phone from customer c where c.id = t.customer_id)`),
    managerName: computed('text', sql`(select u.display_name from staff_user u where u.id = t.manager_id)`),
    cityName: filled('text', 'city_name'),
    clientRating: filled('text', 'client_rating'),
    hasComment: filled('bool', 'has_comment'),
    hasTrackCode: filled('bool', 'has_track_code'),
    isRepeat: computed(
      'bool',
      sql`exists (select 1 from customer_order o where o.customer_id = t.customer_id and o.created_on < t.created_on)`,
    ),
  },
  search: ['number', 'customerName', 'phone', 'trackCode'],
  searchBy: orderSearch,
  references: { customerId: 'customer', managerId: 'staff_user' },
  filters: orderFilters,
  foundBy: ordersFoundBy,
  // Documents of a buyer, and the address that opens their invoice.
  guarded: { attachments: PERSONAL, invoiceUrl: PERSONAL },
  personal: { permission: PERSONAL, harmless: HARMLESS },
  summary: orderSummary,
  transitions: byStaff,
  validate: (after, before) => [
    ...(before === null ? [] : agreedErrors(edition(before), after)),
    ...writtenErrors(after, before),
  ],
  followed: ['confirmedOn', 'shippedOn', 'deliveredOn', 'trackCodeAddedOn', 'callAttempts', 'lastCalledOn'],
  follow(after, before, now) {
    const status = orderStatusByCarrier(parcelOf(before), parcelOf(after))
    const moment = new Date(now).toISOString()
    const stamp = (field: string, isNow: boolean) => ({ [field]: (isNow ? moment : before[field]) ?? null })
    const becomes = (name: string) => status === name && before['status'] !== name
    return {
      status,
      ...callsOf(after, before, status, moment),
      ...stamp('confirmedOn', becomes('Confirmed')),
      ...stamp('shippedOn', becomes('Shipped') || (!before['shippedOn'] && SENT.has(status))),
      ...stamp('deliveredOn', becomes('Delivered')),
      ...stamp('trackCodeAddedOn', !before['trackCode'] && Boolean(after['trackCode'])),
    }
  },
  onSave: columnsAfter,
  written: (_, trx, { id, after, before }) => writeLines(trx, id, after['items'], before?.['items']),
  preview: (record) => ({ ...record, itemsCount: Array.isArray(record['items']) ? record['items'].length : 0 }),
  edition,
}

/** Orders whose agreed parts may change: who saves them has them counted anew. */
export const editedOrder: ServerResource = { ...order, validate: writtenErrors }
