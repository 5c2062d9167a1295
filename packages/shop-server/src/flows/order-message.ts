import {
  MOST_SMS_PARTS,
  smsParts,
  type OrderMessageRequest,
  type OrderMessages,
  type OrderMessageState,
} from '@prilavok/contracts/admin'
import { countMessage, forgetMessage } from '../features/login/message-limits'
import { addHistory } from '../features/staff-resources/engine/history'
import { nameIn } from '../features/staff-resources/orders/order-cards'
import { hashOfSecret } from '../http/draft-key'
import { HttpProblem } from '../http/problem'
import { framesOf } from '../http/serve-route'
import type { StaffMember } from '../http/staff-session'
import { fillMessage, unfilled, type MessageName } from '../rules/fill-message'
import { roublesText } from '../rules/money'
import { anyPhone } from '../rules/phone'
import type { Shop } from '../shop'

/** A gateway that has not taken a message by then has not taken it. */
const SEND_MS = 15_000
/** Texts of a shop are few. */
const MOST_TEMPLATES = 50

type Channel = 'Email' | 'Sms'

/** What a message to the buyer of an order is made of. */
async function factsOf({ db }: Shop, orderId: string) {
  const row = await db
    .selectFrom('customer_order as o')
    .innerJoin('customer as c', 'c.id', 'o.customer_id')
    .innerJoin('address_city as city', 'city.id', 'o.city_id')
    .leftJoin('order_in_process as d', 'd.id', 'o.order_in_process_id')
    .leftJoin('pick_point as p', 'p.id', 'o.pick_point_id')
    .select([
      'o.number',
      'o.total_kopecks',
      'o.due_kopecks',
      'o.track_code',
      'o.carrier_id',
      'o.to_door',
      'o.delivery_address',
      'city.name as city',
      'p.address as point',
      'c.first_name',
      'c.phone',
      'c.email',
      'd.customer as typed',
    ])
    .where('o.id', '=', orderId)
    .executeTakeFirst()
  if (row === undefined) throw new HttpProblem('not-found')
  return row
}
type Facts = Awaited<ReturnType<typeof factsOf>>

const valuesOf = ({ settings: { seller } }: Shop, order: Facts): Readonly<Record<MessageName, string>> => ({
  номер: order.number,
  имя: order.first_name,
  сумма: roublesText(order.total_kopecks),
  'к оплате': roublesText(order.due_kopecks),
  трек: order.track_code ?? '',
  перевозчик: nameIn('TransportCompany', order.carrier_id),
  город: order.city,
  адрес: order.to_door ? order.delivery_address : (order.point ?? order.delivery_address),
  магазин: seller.name,
  'телефон магазина': seller.phone,
})

/** Where a message goes; null where the buyer has given nothing that it could go to, or the shop has nobody who sends it. */
function addressOf(shop: Shop, { typed, email, phone }: Facts, channel: Channel): string | null {
  if (channel === 'Sms') return shop.sms === null ? null : anyPhone(phone)
  return shop.email === null ? null : typed?.email || email || null
}

/** How the buyer of an order can be written to, and the texts of the shop filled from the order. */
export async function messagesFor(shop: Shop, orderId: string): Promise<OrderMessages> {
  const facts = await factsOf(shop, orderId)
  const values = valuesOf(shop, facts)
  const templates = await shop.db
    .selectFrom('message_template')
    .select(['id', 'details'])
    .where('is_active', '=', true)
    .orderBy('created_on')
    .orderBy('id')
    .limit(MOST_TEMPLATES)
    .execute()
  return {
    ways: (['Sms', 'Email'] as const).map((channel) => ({ channel, to: addressOf(shop, facts, channel) })),
    messages: templates.map(({ id, details }) => {
      const [subject, text] = [fillMessage(details.subject ?? '', values), fillMessage(details.text, values)]
      return {
        templateId: id,
        name: details.name,
        subject: subject.text,
        text: text.text,
        missing: [...new Set([...subject.missing, ...text.missing])],
      }
    }),
  }
}

function refuse(pointer: string, code: string, message: string): never {
  throw new HttpProblem('validation-failed', { errors: [{ pointer, code, message }] })
}

const channelOf = (named: string): Channel =>
  named === 'Email' || named === 'Sms' ? named : refuse('/channel', 'enum', 'Выберите письмо или SMS')

function refuseText({ channel, subject, text }: OrderMessageRequest): void {
  if (text.trim() === '') refuse('/text', 'required', 'Напишите текст сообщения')
  for (const [pointer, written] of [
    ['/text', text],
    ['/subject', channel === 'Email' ? (subject ?? '') : ''],
  ] as const) {
    const [name] = unfilled(written)
    if (name !== undefined) refuse(pointer, 'excluded', `Замените или уберите {${name}}`)
  }
  if (channel === 'Email' && !subject?.trim()) refuse('/subject', 'required', 'У письма должна быть тема')
  if (channel === 'Sms' && smsParts(text) > MOST_SMS_PARTS)
    refuse('/text', 'max', `Слишком длинно: больше ${MOST_SMS_PARTS} SMS`)
}

const deliver = (shop: Shop, to: string, { channel, subject, text }: OrderMessageRequest) => {
  const signal = AbortSignal.timeout(SEND_MS)
  return channel === 'Sms'
    ? shop.sms?.send(to, text, signal)
    : shop.email?.send({ to, subject: subject?.trim() ?? '', text }, signal)
}

interface Sending {
  readonly orderId: string
  readonly message: OrderMessageRequest
  /** The key of the press: asked for again, it is the same message. */
  readonly key: string
}

/**
 * Sends the buyer of an order a message, once for a key: what was written down before is not sent again, whatever became of it. The history
 * says who has sent which text by what, and neither the text nor where it went. Resolves with what has become of it.
 */
export async function sendOrderMessage(
  shop: Shop,
  { orderId, message, key }: Sending,
  member: StaffMember,
): Promise<OrderMessageState> {
  const { db, now } = shop
  const { templateId } = message
  const channel = channelOf(message.channel)
  const facts = await factsOf(shop, orderId)
  refuseText(message)
  const to = addressOf(shop, facts, channel)
  if (to === null)
    return refuse('/channel', 'excluded', channel === 'Sms' ? 'SMS отправить некуда' : 'Письмо отправить некуда')
  const keyHash = hashOfSecret(`message ${orderId} ${member.id} ${key}`)
  const known = () => db.selectFrom('order_message').select('state').where('key_hash', '=', keyHash).executeTakeFirst()
  const before = await known()
  if (before !== undefined) return before.state
  if (channel === 'Sms') await countMessage(shop, to, null)
  const uncount = () => (channel === 'Sms' ? forgetMessage(shop, to, null) : Promise.resolve())

  const template = templateId
    ? await db.selectFrom('message_template').select('details').where('id', '=', templateId).executeTakeFirst()
    : undefined
  const note = (trx: typeof db, isSent: boolean) =>
    addHistory(trx, now(), member, {
      resource: 'order',
      recordId: orderId,
      action: 'Notified',
      changes: [{ field: 'message', before: null, after: { channel, name: template?.details.name ?? null, isSent } }],
    })
  const isMine = await db.transaction().execute(async (trx) => {
    const taken = await trx
      .insertInto('order_message')
      .values({
        key_hash: keyHash,
        order_id: orderId,
        channel,
        template_id: template === undefined ? null : (templateId ?? null),
        state: 'Sending',
        sent_by: member.id,
        created_on: new Date(now()),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key_hash')
      .executeTakeFirst()
    if (taken !== undefined) await note(trx, true)
    return taken !== undefined
  })
  if (!isMine) {
    await uncount()
    return (await known())?.state ?? 'Sending'
  }
  const settle = (state: 'Sent' | 'Failed') =>
    db.updateTable('order_message').set({ state }).where('key_hash', '=', keyHash).execute()
  try {
    await deliver(shop, to, message)
  } catch (error) {
    shop.log({ level: 'warning', requestId: 'message', text: framesOf(error) })
    await uncount()
    await settle('Failed')
    await note(db, false)
    return 'Failed'
  }
  await settle('Sent')
  return 'Sent'
}
