import { requestResource, requestTransitions } from '@prilavok/contracts/admin'
import { sql } from 'kysely'
import type { Trx } from '../../../db'
import { refuseInvalid } from '../../../http/problem'
import { computed, generated, type ServerResource, type StaffRecord } from '../engine/server-resource'

/** A field of the draft that a request stands beside. */
const ofDraft = (expression: string) =>
  computed('text', sql`(select ${sql.raw(expression)} from order_in_process d where d.id = t.draft_id)`)

const LINES = sql`from order_in_process d, jsonb_array_elements(d.cart) line join product p on p.id = line->>'id' where d.id = t.draft_id`

/** Meanings of which somebody has called. */
const CALLED = new Set(['Called', 'CallAgain', 'Done', 'Refused'])

/** Whether a save says that somebody has called: another state, or another time to call again. */
function isCall(after: StaffRecord, before: StaffRecord): boolean {
  if (!CALLED.has(String(after['status']))) return false
  return (
    after['status'] !== before['status'] || (after['status'] === 'CallAgain' && after['callOn'] !== before['callOn'])
  )
}

/** The state and its meaning together: whichever of them a save has changed, the other follows. */
async function withState(trx: Trx, asked: StaffRecord, before: StaffRecord): Promise<StaffRecord> {
  const isOther = (asked['stateId'] ?? null) !== null && asked['stateId'] !== before['stateId']
  if (!isOther && asked['status'] === before['status']) return { ...asked, stateId: before['stateId'] }
  const { rows } = await sql<{ id: string; status: string; isActive: boolean }>`
    select id, status, is_active as "isActive" from request_state
    where ${isOther ? sql`id = ${asked['stateId']}` : sql`status = ${asked['status']}`}
    order by is_active desc, display_order, id limit 1`.execute(trx)
  const [state] = rows
  if (state === undefined) return asked
  if (isOther && !state.isActive)
    refuseInvalid([{ pointer: '/stateId', code: 'excluded', message: 'Этот статус выключен' }])
  return { ...asked, stateId: state.id, status: state.status }
}

/** What visitors ask of the shop besides orders; who they are is in the draft alone, and goes with it. */
export const request: ServerResource = {
  resource: requestResource,
  table: 'request',
  columns: generated({
    ...{ kind: 'text', status: 'text', stateId: 'text' },
    ...{ callOn: 'text', managerId: 'text', reasonId: 'text' },
  }),
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
    stateName: computed('text', sql`(select s.name from request_state s where s.id = t.state_id)`),
    managerName: computed('text', sql`(select u.display_name from staff_user u where u.id = t.manager_id)`),
  },
  search: ['customerName', 'phone', 'email', 'orderNumber', 'comment'],
  uniqueBy: { draft_id: 'draftId' },
  references: { managerId: 'staff_user', reasonId: 'request_reason', stateId: 'request_state' },
  personal: {
    permission: 'customer:read-personal-data',
    harmless: [
      ...[
        'kind',
        'status',
        'stateId',
        'stateName',
        'callOn',
        'reasonId',
        'managerId',
        'managerName',
        'lastCalledOn',
        'isWaiting',
        'tags',
      ],
      ...['draftId', 'orderId', 'orderNumber', 'cityName', 'lines.id', 'lines.name'],
    ],
  },
  filters: {
    isWaiting: ([value]) => sql<boolean>`((t.status = 'New' or (t.status = 'CallAgain'
      and t.call_on <= to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS'))) = ${value === 'true'})`,
  },
  transitions: requestTransitions,
  rework: {
    lock: async () => undefined,
    run: async (_, trx, { asked, before }) => ({ asked: await withState(trx, asked, before), follows: {} }),
  },
  validate: (after, before) => [
    ...(before === null
      ? [{ pointer: '', code: 'excluded', message: 'Заявку заводят с сайта, по звонку или из незавершённого заказа' }]
      : []),
    ...(after['status'] === 'Ordered' && before?.['status'] !== 'Ordered'
      ? [{ pointer: '/stateId', code: 'excluded', message: 'Заказом заявка становится сама, когда он оформлен' }]
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
