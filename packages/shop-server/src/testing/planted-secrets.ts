import { sql } from 'kysely'
import type { ShopServer } from '../shop-handler'

/** A value that stands in a guarded field, and what opens it. */
export interface Secret {
  readonly field: string
  readonly text: string
  readonly permission: string
}

const PERSONAL = 'customer:read-personal-data'
/** A value that stands nowhere else: a phone where the field is one, an e-mail address, else a word. */
const secretFor = (field: string, number: number): string => {
  if (/phone$/i.test(field)) return `+7900${7_300_000 + number * 1111}`
  if (/email$/i.test(field)) return `tajna${number}q@planted.example`
  return `Тайна${number}ъ ${field.split('.').at(-1)}`
}

/** Hands out secrets; each is noted with the permission of its field. */
export function plantation() {
  const secrets: Secret[] = []
  const plant = (field: string, permission = PERSONAL): string => {
    const text = secretFor(field, secrets.length + 100)
    secrets.push({ field, text, permission })
    return text
  }
  /** A record with a secret in each of these fields. */
  const record = (resource: string, fields: readonly string[]) =>
    Object.fromEntries(fields.map((field) => [field, plant(`${resource}.${field}`)]))
  return { secrets, plant, record }
}

const PERSON = ['firstName', 'lastName', 'middleName', 'phone']
const COMPANY = ['inn', 'kpp', 'ogrn', 'companyName', 'bic', 'bankAccount', 'corAccount']
const ADDRESS = ['addressDelivery', 'addressDeliveryCity', 'addressDeliveryStreet', 'addressDeliveryHouse']
const DRAFT_ADDRESS = [...ADDRESS, 'addressDeliverApartment']
const VISIT = ['roistat', 'roistat_referrer', 'roistat_pos']

/** The records that hold the secrets, by resource. */
export const PLANTED_IDS = {
  customer: 'buyer-1',
  order: 'order-1',
  orderInProcess: 'draft-of-a-visitor-with-1',
} as const

/** Fills every guarded field of the buyers, orders and drafts of `addOrders`, of what visitors wrote, and of a product. */
export async function plantSecrets({ db }: Pick<ShopServer, 'db'>, productId: string) {
  const { secrets, plant, record } = plantation()
  const details = (fields: object) => sql`details || ${JSON.stringify(fields)}::jsonb`
  const update = (table: string, id: string, values: Readonly<Record<string, unknown>>, fields: object) =>
    sql`update ${sql.table(table)} set ${sql.join([
      ...Object.entries(values).map(([name, value]) => sql`${sql.ref(name)} = ${value}`),
      sql`details = ${details(fields)}`,
    ])} where id = ${id}`.execute(db)
  const firstOf = async (table: string) =>
    (await sql<{ id: string }>`select id from ${sql.table(table)} order by id limit 1`.execute(db)).rows[0]?.id ?? ''

  await update(
    'customer',
    PLANTED_IDS.customer,
    {
      phone: plant('customer.phone'),
      first_name: plant('customer.firstName'),
      last_name: plant('customer.lastName'),
      middle_name: plant('customer.middleName'),
      email: plant('customer.email'),
      secondary_phone: plant('customer.secondaryPhone'),
    },
    { company: record('customer.company', COMPANY), ...record('customer', ['comment', 'blockReason']) },
  )
  await update(
    'customer_order',
    PLANTED_IDS.order,
    {
      recipient: JSON.stringify(record('order.recipient', PERSON)),
      company: JSON.stringify(record('order.company', COMPANY)),
      marketing: JSON.stringify(record('order.marketing', VISIT)),
      comment: plant('order.customerComment'),
      delivery_address: plant('order.deliveryAddress'),
    },
    record('order', ['managerComment']),
  )
  await update(
    'order_in_process',
    PLANTED_IDS.orderInProcess,
    {
      customer: JSON.stringify(record('draft.customer', [...PERSON, 'fullName', 'secondaryPhone', 'email', 'comment'])),
      recipient: JSON.stringify(record('draft.recipient', PERSON)),
      company: JSON.stringify(record('draft.company', COMPANY)),
      delivery: JSON.stringify(record('draft.delivery', DRAFT_ADDRESS)),
      marketing: JSON.stringify(record('draft.marketing', VISIT)),
    },
    record('draft', ['device']),
  )
  const written: Record<string, string> = {}
  for (const table of ['product_comment', 'store_feedback', 'user_product_question', 'product_stock_subscriber']) {
    const id = await firstOf(table)
    written[table] = id
    await update(table, id, {}, record(table, ['phone', 'email']))
  }
  const price = '71717.17'
  secrets.push({ field: 'product.purchasePrice', text: price, permission: 'product:read-purchase-price' })
  await update('product', productId, {}, { purchasePrice: Number(price) })
  return { secrets, plant, written }
}
