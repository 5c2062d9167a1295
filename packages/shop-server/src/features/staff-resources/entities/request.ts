import { requestResource, requestTransitions } from '@prilavok/contracts/admin'
import { sql } from 'kysely'
import { computed, generated, type ServerResource, type StaffRecord } from '../engine/server-resource'

/** A field of the draft that a request stands beside. */
const ofDraft = (expression: string) =>
  computed('text', sql`(select ${sql.raw(expression)} from order_in_process d where d.id = t.draft_id)`)

const LINES = sql`from order_in_process d, jsonb_array_elements(d.cart) line join product p on p.id = line->>'id' where d.id = t.draft_id`

/** States in which somebody has called. */
const CALLED = new Set(['Called', 'CallAgain', 'Refused'])

/** Whether a save says that somebody has called: another state, or another time to call again. */
function isCall(after: StaffRecord, before: StaffRecord): boolean {
  if (!CALLED.has(String(after['status']))) return false
  return (
    after['status'] !== before['status'] || (after['status'] === 'CallAgain' && after['callOn'] !== before['callOn'])
  )
}

/** What visitors ask of the shop besides orders; who they are is in the draft alone, and goes with it. */
export const request: ServerResource = {
  resource: requestResource,
  table: 'request',
  columns: generated({ kind: 'text', status: 'text', callOn: 'text', managerId: 'text', reasonId: 'text' }),
  computed: {
    draftId: computed('text', sql`t.draft_id`),
    customerName: ofDraft(
      `coalesce(nullif(d.customer->>'fullName', ''), concat_ws(' ', d.customer->>'lastName', d.customer->>'firstName'))`,
    ),
    phone: ofDraft(`coalesce(d.customer->>'phone', '')`),
    email: ofDraft(`d.customer->>'email'`),
    comment: ofDraft(`d.customer->>'comment'`),
    cityName: computed(
      'text',
      sql`(select c.name from order_in_process d join address_city c on c.id = d.delivery->>'cityId' where d.id = t.draft_id)`,
    ),
    lines: computed(
      'json',
      sql`(select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name, 'quantity', (line->>'quantity')::integer,
        'total', p.price_kopecks * (line->>'quantity')::integer / 100.0)), '[]') ${LINES})`,
    ),
    total: computed(
      'money',
      sql`(select coalesce(sum(p.price_kopecks * (line->>'quantity')::integer), 0)::bigint ${LINES})`,
    ),
    orderId: ofDraft('d.created_order_id'),
    orderNumber: computed(
      'text',
      sql`(select o.number from order_in_process d join customer_order o on o.id = d.created_order_id where d.id = t.draft_id)`,
    ),
    managerName: computed('text', sql`(select u.display_name from staff_user u where u.id = t.manager_id)`),
  },
  search: ['customerName', 'phone', 'email', 'orderNumber', 'comment'],
  uniqueBy: { draft_id: 'draftId' },
  references: { managerId: 'staff_user', reasonId: 'request_reason' },
  personal: {
    permission: 'customer:read-personal-data',
    harmless: [
      ...['kind', 'status', 'callOn', 'reasonId', 'managerId', 'managerName', 'lastCalledOn', 'isWaiting', 'tags'],
      ...['draftId', 'orderId', 'orderNumber', 'cityName', 'lines.id', 'lines.name'],
    ],
  },
  filters: {
    isWaiting: ([value]) => sql<boolean>`((t.status = 'New' or (t.status = 'CallAgain'
      and t.call_on <= to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS'))) = ${value === 'true'})`,
  },
  transitions: requestTransitions,
  validate: (after, before) => [
    ...(before === null
      ? [{ pointer: '', code: 'excluded', message: 'Заявки приходят с сайта и из незавершённых заказов' }]
      : []),
    ...(after['status'] === 'Refused' && !after['reasonId']
      ? [{ pointer: '/reasonId', code: 'required', message: 'Укажите причину отказа' }]
      : []),
    ...(after['status'] === 'CallAgain' && !after['callOn']
      ? [{ pointer: '/callOn', code: 'required', message: 'Укажите, когда перезвонить' }]
      : []),
  ],
  followed: ['attempts', 'lastCalledOn', 'kind'],
  follow(after, before, now) {
    const called = isCall(after, before)
    return {
      kind: before['kind'],
      attempts: Number(before['attempts'] ?? 0) + (called ? 1 : 0),
      lastCalledOn: called ? new Date(now).toISOString() : (before['lastCalledOn'] ?? null),
      callOn: after['status'] === 'CallAgain' ? (after['callOn'] ?? null) : null,
      reasonId: after['status'] === 'Refused' ? (after['reasonId'] ?? null) : null,
    }
  },
  preview: (record) => ({ ...record, attempts: record['attempts'] ?? 0 }),
  edition: (record) => ({ ...record, attempts: record['attempts'] ?? 0, tags: record['tags'] ?? [] }),
}
