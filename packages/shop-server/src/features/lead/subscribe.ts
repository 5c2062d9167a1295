import type { Availability } from '../../db'
import { sql } from 'kysely'
import { HttpProblem, refuseInvalid } from '../../http/problem'
import { emailOf, phoneOf } from '../../rules/visitor-form'
import type { Shop } from '../../shop'

/** What somebody waits for, as the staff's list of subscribers has it. */
export type SubscriptionKind = 'Stock' | 'PriceReduction' | 'RemindLater'

interface Wish {
  readonly productId: string
  readonly phone: string | null
  readonly email: string | null
  readonly desiredPrice?: number | null
  readonly remindOn?: string | null
}

/** 422 where the shop has no such product; the pointer is that of the form's field. */
export async function needProduct(
  { db }: Shop,
  id: string,
  pointer = '/productId',
): Promise<{ readonly availability: Availability }> {
  const row = await db.selectFrom('product').select('availability').where('id', '=', id).executeTakeFirst()
  if (row !== undefined) return row
  throw new HttpProblem('validation-failed', {
    errors: [{ pointer, code: 'not-found', message: 'Такого товара нет' }],
  })
}

/** Adds somebody to those who wait for a product, once for each way to reach them. Source: LEAD-06 to LEAD-09. */
export async function subscribe(shop: Shop, kind: SubscriptionKind, wish: Wish): Promise<void> {
  const [{ value: phone, errors: phoneErrors }, { value: email, errors: emailErrors }] = [
    phoneOf('/phone', wish.phone, shop.settings),
    emailOf('/email', wish.email),
  ]
  const errors = [...phoneErrors, ...emailErrors]
  const isMissing = phone === null && email === null && errors.length === 0
  const missing = { pointer: '/phone', code: 'bothNotNull', message: 'Укажите телефон или электронную почту' }
  refuseInvalid(isMissing ? [missing] : errors)
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
  // An existing subscription is updated; the response does not reveal whether there was one.
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
