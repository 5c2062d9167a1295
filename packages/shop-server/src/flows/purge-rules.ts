import { sql, type RawBuilder } from 'kysely'
import type { ShopDatabase } from '../db'
import { DAY_MS, HOUR_MS } from '../rules/days'
import type { ShopSettings } from '../settings'

/** What is removed of a table: rows, or the personal parts of rows that stay. */
export interface PurgeRule {
  /** Records of the staff wing have no row type. */
  readonly table: keyof ShopDatabase | 'product_stock_subscriber' | 'app_log'
  readonly action: 'deleted' | 'blanked'
  /** Which rows. */
  readonly due: RawBuilder<unknown>
  /** Before when a month is dropped as a whole, where the table is divided by month. */
  readonly monthsBefore?: Date
  /** The columns that a blanked row loses. */
  readonly changes?: RawBuilder<unknown>
}

const JOB_DAYS = 30
/** Warnings and errors of a quarter are compared. */
const LOG_DAYS = 90
/** Resources of the staff whose records are about people, with the tables that they lie in. */
export const recordsAboutPeople = {
  customer: 'customer',
  order: 'customer_order',
  orderInProcess: 'order_in_process',
  request: 'request',
  productcomment: 'product_comment',
  'store-feedback': 'store_feedback',
  'user-product-questions': 'user_product_question',
  productStockSubscriber: 'product_stock_subscriber',
} as const

/** Whether the record of a row of the history is no longer there. */
const isGone = sql`case resource ${sql.join(
  Object.entries(recordsAboutPeople).map(
    ([name, table]) =>
      sql`when ${sql.lit(name)} then not exists (select from ${sql.table(table)} r where r.id = record_id)`,
  ),
  sql` `,
)} else false end`

/** What visitors write: reviews, feedback and questions. What is published stays without the way to reach its author, what was refused goes. */
const rulesOfInboxes = (isOver: RawBuilder<unknown>): readonly PurgeRule[] =>
  (['product_comment', 'store_feedback', 'user_product_question'] as const).flatMap((table): readonly PurgeRule[] => [
    { table, action: 'deleted', due: sql`created_on < ${isOver} and status in ('Rejected', 'Spam')` },
    {
      table,
      action: 'blanked',
      due: sql`created_on < ${isOver} and (details->>'phone' is not null or details->>'email' is not null)`,
      changes: sql`details = details - 'phone' - 'email'`,
    },
  ])

/** What is due at a moment. A draft goes a day after its keys have stopped to open it, so that no purge meets its owner at work. */
export function purgeRules({ draftDays, retention }: ShopSettings, nowMs: number): readonly PurgeRule[] {
  const before = (ms: number) => sql`${new Date(nowMs - ms)}::timestamptz`
  const draftIsOver = before((draftDays + 1) * DAY_MS)
  const paymentIsOver = before(retention.paymentDays * DAY_MS)
  return [
    {
      table: 'draft_key',
      action: 'deleted',
      due: sql`created_on < ${draftIsOver} and exists (
        select from order_in_process draft where draft.id = order_in_process_id and draft.updated_on < ${draftIsOver})`,
    },
    { table: 'draft_token', action: 'deleted', due: sql`expires_on < ${draftIsOver}` },
    { table: 'payment_link', action: 'deleted', due: sql`expires_on < ${draftIsOver}` },
    {
      // With its keys, links and payments. Money that no order was made of waits for a person of the shop.
      table: 'order_in_process',
      action: 'deleted',
      due: sql`blanked_on is null and updated_on < ${draftIsOver} and created_order_id is null and not exists (
        select from payment_session session where session.order_in_process_id = order_in_process.id
          and (session.paid_on is not null or session.untold is not null or session.updated_on >= ${paymentIsOver}))`,
    },
    {
      // The order has what it needs; what else the draft holds is of no more use.
      table: 'order_in_process',
      action: 'blanked',
      due: sql`blanked_on is null and updated_on < ${draftIsOver} and created_order_id is not null`,
      changes: sql`blanked_on = ${before(0)}, customer = '{}', recipient = null, delivery = '{}', company = null, last_step = null,
        roistat_visit_id = null, tinkoff_installment_id = null, marketing = null, proved_phone = null`,
    },
    {
      table: 'payment_session',
      action: 'blanked',
      due: sql`(profile_id is not null or return_token is not null or started is not null) and updated_on < ${paymentIsOver} and untold is null`,
      changes: sql`profile_id = null, return_token = null, started = null`,
    },
    {
      // An invoice is not to be had any longer than its draft.
      table: 'invoice_link',
      action: 'deleted',
      due: sql`exists (select from customer_order made where made.id = order_id and made.created_on < ${draftIsOver})`,
    },
    {
      table: 'idempotency_key',
      action: 'deleted',
      due: sql`created_on < ${before(retention.repeatHours * HOUR_MS)}`,
    },
    {
      table: 'staff_batch_record',
      action: 'deleted',
      due: sql`created_on < ${before(retention.repeatHours * HOUR_MS)}`,
    },
    // A job that nobody has asked about for a month is of no more use, nor is what a feed was before.
    { table: 'staff_job', action: 'deleted', due: sql`created_on < ${before(JOB_DAYS * DAY_MS)}` },
    { table: 'feed_run', action: 'deleted', due: sql`not is_current and started_on < ${before(JOB_DAYS * DAY_MS)}` },
    {
      // Who did what stays; what stood in the fields goes with the record, and of one that is kept after a year.
      table: 'staff_history',
      action: 'blanked',
      due: sql`changes <> '[]' and resource in (${sql.join(Object.keys(recordsAboutPeople).map((name) => sql.lit(name)))})
        and (created_on < ${before(retention.customerDays * DAY_MS)} or ${isGone})`,
      changes: sql`changes = '[]'`,
    },
    {
      table: 'staff_history',
      action: 'deleted',
      due: sql`created_on < ${before(retention.historyDays * DAY_MS)}`,
    },
    {
      table: 'recording',
      action: 'deleted',
      due: sql`created_on < ${before(retention.recordingDays * DAY_MS)}`,
    },
    { table: 'app_log', action: 'deleted', due: sql`created_on < ${before(LOG_DAYS * DAY_MS)}` },
    { table: 'terminal_run', action: 'deleted', due: sql`started_on < ${before(retention.historyDays * DAY_MS)}` },
    { table: 'staff_session', action: 'deleted', due: sql`expires_on < ${before(0)}` },
    { table: 'demo_email', action: 'deleted', due: sql`sent_on < ${before(DAY_MS)}` },
    { table: 'rate_limit', action: 'deleted', due: sql`used_until < ${before(0)}` },
    { table: 'sms_code', action: 'deleted', due: sql`day_ends_on < ${before(0)} and expires_on < ${before(0)}` },
    { table: 'customer_session', action: 'deleted', due: sql`expires_on < ${before(0)}` },
    { table: 'demo_sms', action: 'deleted', due: sql`sent_on < ${before(DAY_MS)}` },
    { table: 'visit_event', action: 'deleted', due: sql`created_on < ${before(retention.analyticsDays * DAY_MS)}` },
    {
      table: 'analytics_event',
      action: 'deleted',
      due: sql`created_on < ${before(retention.analyticsDays * DAY_MS)}`,
      monthsBefore: new Date(nowMs - retention.analyticsDays * DAY_MS),
    },
    {
      table: 'customer',
      action: 'deleted',
      due: sql`updated_on < ${before(retention.customerDays * DAY_MS)}
        and not exists (select from customer_order made where made.customer_id = customer.id)`,
    },
    ...rulesOfInboxes(before(retention.contactDays * DAY_MS)),
    {
      // Who waited for so long waits no more.
      table: 'product_stock_subscriber',
      action: 'deleted',
      due: sql`updated_on < ${before(retention.customerDays * DAY_MS)}`,
    },
    {
      // Who was told, or no longer waits, is not to be told again.
      table: 'product_stock_subscriber',
      action: 'blanked',
      due: sql`updated_on < ${before(retention.contactDays * DAY_MS)} and status <> 'Waiting'
        and (details->>'phone' is not null or details->>'email' is not null)`,
      changes: sql`details = details - 'phone' - 'email'`,
    },
    {
      // Who has answered is asked no more; what was chosen is counted all the same.
      table: 'survey_answer',
      action: 'blanked',
      due: sql`created_on < ${before(retention.analyticsDays * DAY_MS)} and visitor_hash is not null`,
      changes: sql`visitor_hash = null`,
    },
    {
      table: 'order_survey',
      action: 'deleted',
      due: sql`created_on < ${before(retention.contactDays * DAY_MS)} and answered_on is null`,
    },
  ]
}
