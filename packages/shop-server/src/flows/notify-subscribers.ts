import { sql } from 'kysely'
import { originOf } from '../features/feeds/feed-products'
import { addHistory } from '../features/staff-resources/engine/history'
import type { ResourceAction } from '../features/staff-resources/engine/server-resource'
import { framesOf } from '../http/serve-route'
import type { StaffMember } from '../http/staff-session'
import { JobFailed } from '../jobs/job-failed'
import { productPath } from '../links'
import { roublesText } from '../rules/money'
import type { Shop } from '../shop'

interface Subscriber {
  readonly id: string
  readonly kind: string
  readonly email: string | null
  /** `+7` and ten digits; null where it is none that a message could go to. */
  readonly phone: string | null
  readonly version: number
  readonly productId: string
  readonly slug: string
  readonly name: string
  readonly priceKopecks: number
}

/** A gateway that has not taken a message by then has not taken it. */
const SEND_MS = 15_000

const SUBJECTS: Readonly<Record<string, (name: string) => string>> = {
  Stock: (name) => `Снова в наличии: ${name}`,
  PriceReduction: (name) => `Цена снижена: ${name}`,
  RemindLater: (name) => `Вы просили напомнить: ${name}`,
}

const messageOf = (shop: Shop, { kind, name, priceKopecks, productId, slug }: Subscriber) => {
  const subject = (SUBJECTS[kind] ?? ((each: string) => each))(name)
  const link = originOf(shop) + productPath({ id: productId, slug })
  return { subject, text: `${subject}. ${roublesText(priceKopecks)}. ${link}` }
}

/** A phone that a gateway takes, as forms store it. */
const PHONE = '^\\+7[0-9]{10}$'

/** Takes a waiting subscriber, so that no other process notifies them. Null where they do not wait, or have no phone to send to. */
async function take(shop: Shop, id: string): Promise<Subscriber | null> {
  const change = JSON.stringify({ status: 'Notified', notifiedOn: new Date(shop.now()).toISOString() })
  const { rows } = await sql<Subscriber>`
    update product_stock_subscriber s set details = s.details || ${change}::jsonb, version = s.version + 1, updated_on = ${new Date(shop.now())}
    from product p
    where s.id = ${id} and s.status = 'Waiting' and p.id = s.product_id
      and (${shop.email !== null} and coalesce(s.details->>'email', '') <> '' or ${shop.sms !== null} and s.details->>'phone' ~ ${PHONE}::text)
    returning s.id, s.kind, s.version, nullif(s.details->>'email', '') as email,
      case when s.details->>'phone' ~ ${PHONE}::text then s.details->>'phone' end as phone,
      p.id as "productId", p.slug, p.name, p.price_kopecks as "priceKopecks"`.execute(shop.db)
  return rows[0] ?? null
}

const note = (shop: Shop, member: StaffMember, { id, version }: Subscriber, after: string, isFirst: boolean) =>
  addHistory(shop.db, shop.now(), member, {
    resource: 'productStockSubscriber',
    recordId: id,
    action: 'StatusChanged',
    changes: [{ field: 'status', before: isFirst ? 'Waiting' : 'Notified', after }],
    version: isFirst ? version : version + 1,
  })

/** By e-mail, which says more; by SMS whoever has given only a phone. */
async function send(shop: Shop, subscriber: Subscriber, signal: AbortSignal): Promise<void> {
  const { email, phone } = subscriber
  const message = messageOf(shop, subscriber)
  if (shop.email !== null && email !== null) return shop.email.send({ to: email, ...message }, signal)
  if (shop.sms !== null && phone !== null) await shop.sms.send(phone, message.text, signal)
}

/** Tells one subscriber; resolves with what became of it. Whoever was taken is never told again by itself, even when this fails. */
async function tell(
  shop: Shop,
  member: StaffMember,
  id: string,
  stopped: AbortSignal,
): Promise<'told' | 'failed' | 'skipped'> {
  const subscriber = await take(shop, id)
  if (subscriber === null) return 'skipped'
  await note(shop, member, subscriber, 'Notified', true)
  try {
    const signal = AbortSignal.any([stopped, AbortSignal.timeout(SEND_MS)])
    await send(shop, subscriber, signal)
    return 'told'
  } catch (error) {
    shop.log({ level: 'warning', requestId: 'notify', text: framesOf(error) })
    const change = JSON.stringify({ status: 'Failed', notifiedOn: null })
    await sql`update product_stock_subscriber set details = details || ${change}::jsonb, version = version + 1 where id = ${id}`.execute(
      shop.db,
    )
    await note(shop, member, subscriber, 'Failed', false)
    return 'failed'
  }
}

/** The bulk action `notify` of subscribers: a job that tells each of those who wait, once. Its message and the log name nobody. */
export const notifySubscribers: ResourceAction = {
  async onAll(shop, { ids, member }) {
    const job = { kind: 'productStockSubscriber.notify', permission: 'customer:write', by: member }
    const jobId = await shop.jobs.start(job, async ({ signal, reached }) => {
      if (shop.email === null && shop.sms === null)
        throw new JobFailed('Магазин не подключён ни к почте, ни к SMS: уведомления отправить нечем')
      const counts = { told: 0, failed: 0, skipped: 0 }
      for (const [index, id] of ids.entries()) {
        await reached(index, ids.length)
        counts[await tell(shop, member, id, signal)] += 1
      }
      const { told, failed, skipped } = counts
      const message = [
        `Уведомлены: ${told}`,
        ...(skipped > 0 ? [`не ждут или без адреса: ${skipped}`] : []),
        ...(failed > 0 ? [`не отправлено: ${failed}`] : []),
      ].join(', ')
      if (told === 0 && failed > 0) throw new JobFailed(message)
      return { message }
    })
    return { done: 0, failed: 0, errors: [], jobId }
  },
}
