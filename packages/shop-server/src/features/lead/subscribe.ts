import { sql } from 'kysely'
import { HttpProblem } from '../../http/problem'
import type { Shop } from '../../shop'
import { checkLead } from './lead-fields'

/** What somebody waits for, as the staff's list of subscribers has it. */
export type SubscriptionKind = 'Stock' | 'PriceReduction' | 'RemindLater'

interface Wish {
  readonly productId: string
  readonly phone: string | null
  readonly email: string | null
  readonly desiredPrice?: number | null
  readonly remindOn?: string | null
}

/** 422 where the shop has no such product. */
export async function needProduct({ db }: Shop, id: string): Promise<{ readonly availability: string }> {
  const row = await db.selectFrom('product').select('availability').where('id', '=', id).executeTakeFirst()
  if (row !== undefined) return row
  const errors = [{ pointer: '/productId', code: 'not-found', message: 'Такого товара нет' }]
  throw new HttpProblem('validation-failed', { errors })
}

/** Adds somebody to those who wait for a product, once for each way to reach them. Source: LEAD-06 to LEAD-09. */
export async function subscribe(shop: Shop, kind: SubscriptionKind, wish: Wish): Promise<void> {
  const check = checkLead()
  const phone = check.phone('/phone', wish.phone, false)
  const email = check.email('/email', wish.email)
  if (phone === null && email === null && !wish.phone?.trim() && !wish.email?.trim())
    check.fail('/phone', 'bothNotNull', 'Укажите телефон или электронную почту')
  check.done()
  await needProduct(shop, wish.productId)
  const details = {
    productId: wish.productId,
    kind,
    status: 'Waiting',
    phone,
    email,
    desiredPrice: wish.desiredPrice ?? null,
    remindOn: wish.remindOn ?? null,
    notifiedOn: null,
  }
  const moment = new Date(shop.now())
  // Who waits already goes on waiting, with the newer wish: no response tells which of both it was.
  await sql`
    with known as (
      update product_stock_subscriber set details = details || ${JSON.stringify(details)}::jsonb, updated_on = ${moment}
      where product_id = ${wish.productId} and kind = ${kind} and status = 'Waiting'
        and details->>'phone' is not distinct from ${phone}::text and details->>'email' is not distinct from ${email}::text
      returning id)
    insert into product_stock_subscriber (id, details, created_on, updated_on)
    select ${shop.randomId()}, ${JSON.stringify(details)}::jsonb, ${moment}, ${moment} where not exists (select from known)`.execute(
    shop.db,
  )
}
