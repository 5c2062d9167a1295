import { sql, type Migration } from 'kysely'

/** Name, subject and text of the messages that a shop begins with; names in braces are filled in from the order. */
const TEMPLATES = [
  [
    'Заказ готов',
    'Заказ № {номер} готов',
    'Здравствуйте, {имя}! Заказ № {номер} готов к выдаче: {адрес}. К оплате: {к оплате}. {магазин}, {телефон магазина}',
  ],
  [
    'Не дозвонились',
    'Заказ № {номер}: мы не дозвонились',
    'Здравствуйте, {имя}! Мы не дозвонились до вас по заказу № {номер}. Перезвоните нам: {телефон магазина}. {магазин}',
  ],
  ['Трек-номер', 'Заказ № {номер} отправлен', 'Заказ № {номер} отправлен: {перевозчик}, трек-номер {трек}. {магазин}'],
  [
    'Уточнение',
    'Заказ № {номер}: нужно уточнение',
    'Здравствуйте, {имя}! По заказу № {номер} нужно кое-что уточнить. Ответьте, пожалуйста, или позвоните: {телефон магазина}. {магазин}',
  ],
] as const

/**
 * What staff see of a buyer who calls: drafts, requests and messages are found by the ten digits of a phone, however they were typed. And
 * what was sent to buyers, so that nothing is sent twice.
 */
export const buyersAtAGlance: Migration = {
  async up(db) {
    for (const statement of [
      `create function phone_digits(value text) returns text language sql immutable strict parallel safe as $$
        select right(regexp_replace(value, '\\D', '', 'g'), 10) $$`,
      `create index customer_by_second_phone on customer (phone_digits(secondary_phone)) where secondary_phone is not null`,
      `create index customer_order_by_recipient_phone on customer_order (phone_digits(recipient->>'phone'), created_on desc)
        where recipient is not null`,
      `create index order_in_process_by_phone on order_in_process (phone_digits(customer->>'phone'), updated_on desc)`,
      ...['product_comment', 'user_product_question', 'store_feedback'].flatMap((table) => [
        `create index ${table}_by_phone on ${table} (phone_digits(details->>'phone'), created_on desc)`,
        `create index ${table}_by_email on ${table} (lower(details->>'email'), created_on desc)`,
      ]),
      `create table order_message (
        key_hash text primary key,
        order_id text not null references customer_order on delete cascade,
        channel text not null check (channel in ('Email', 'Sms')),
        template_id text,
        state text not null check (state in ('Sending', 'Sent', 'Failed')),
        sent_by text not null,
        created_on timestamptz not null
      )`,
      `create index order_message_of_order on order_message (order_id, created_on desc)`,
    ])
      await sql.raw(statement).execute(db)
    for (const [at, [name, subject, text]] of TEMPLATES.entries())
      await sql`insert into message_template (id, details) values (${`template-${at + 1}`},
        ${JSON.stringify({ name, subject, text, isActive: true })}::jsonb)`.execute(db)
  },
}
