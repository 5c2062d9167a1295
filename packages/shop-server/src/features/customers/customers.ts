import type { ClientRating, Db, Draft, Trx } from '../../db'
import { anyPhone } from '../../rules/phone'
import type { Shop } from '../../shop'

/** The rating of a draft's buyer, who has one only where the phone is proved to be theirs: no page tells about the phones of others. */
export const provedRatingOf = (
  db: Db,
  draft: Pick<Draft, 'customer' | 'proved_phone'> | null | undefined,
): Promise<ClientRating> => {
  const proved = draft?.proved_phone ?? null
  return ratingOf(db, proved !== null && anyPhone(draft?.customer.phone) === proved ? proved : null)
}

/** The buyer's rating by phone, for the shop's own eyes; an unknown buyer has none. */
export async function ratingOf(db: Db, phone: string | null | undefined): Promise<ClientRating> {
  const normal = anyPhone(phone)
  if (normal === null) return 'NotRated'
  const row = await db.selectFrom('customer').select('rating').where('phone', '=', normal).executeTakeFirst()
  return row?.rating ?? 'NotRated'
}

/** The customer with this phone; a new one is inserted, a known one keeps the recorded names. */
export function customerOf(
  shop: Shop,
  trx: Trx,
  customer: Draft['customer'],
): Promise<{ readonly id: string; readonly rating: ClientRating }> {
  const now = new Date(shop.now())
  return trx
    .insertInto('customer')
    .values({
      id: shop.randomId(),
      phone: anyPhone(customer.phone) ?? '',
      first_name: customer.firstName ?? '',
      last_name: customer.lastName ?? '',
      middle_name: customer.middleName ?? null,
      email: customer.email ?? null,
      secondary_phone: customer.secondaryPhone ?? null,
      registered_on: now,
      updated_on: now,
    })
    .onConflict((conflict) => conflict.column('phone').doUpdateSet({ updated_on: now }))
    .returning(['id', 'rating'])
    .executeTakeFirstOrThrow()
}
