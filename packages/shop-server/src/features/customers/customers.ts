import type { ClientRating, Db, Draft, Trx } from '../../db'
import { normalPhone } from '../../rules/phone'
import type { Shop } from '../../shop'

/** The buyer's rating by phone; an unknown buyer has none. */
export async function ratingOf(db: Db, phone: string | null | undefined): Promise<ClientRating> {
  const normal = normalPhone(phone)
  if (normal === null) return 'NotRated'
  const row = await db.selectFrom('customer').select('rating').where('phone', '=', normal).executeTakeFirst()
  return row?.rating ?? 'NotRated'
}

/** The id of the customer with this phone; a new one is inserted, a known one keeps the recorded names. */
export async function customerIdOf(shop: Shop, trx: Trx, customer: Draft['customer']): Promise<string> {
  const now = new Date(shop.now())
  const { id } = await trx
    .insertInto('customer')
    .values({
      id: shop.randomId(),
      phone: normalPhone(customer.phone) ?? '',
      first_name: customer.firstName ?? '',
      last_name: customer.lastName ?? '',
      middle_name: customer.middleName ?? null,
      email: customer.email ?? null,
      secondary_phone: customer.secondaryPhone ?? null,
      registered_on: now,
      updated_on: now,
    })
    .onConflict((conflict) => conflict.column('phone').doUpdateSet({ updated_on: now }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
