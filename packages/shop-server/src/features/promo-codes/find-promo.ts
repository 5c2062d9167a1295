import { sql } from 'kysely'
import type { Db, Draft } from '../../db'
import { anyPhone } from '../../rules/phone'
import type { Product } from '../../rules/order-lines'
import { judgePromo, plainCode, type GrantedPromo, type PromoCode, type PromoRefusal } from '../../rules/promo-codes'
import type { Shop } from '../../shop'

interface Details {
  readonly percent?: number | null
  readonly sum?: number | null
  readonly minSum?: number | null
  readonly startsOn?: string | null
  readonly endsOn?: string | null
  readonly most?: number | null
  readonly mostEach?: number | null
  readonly isActive?: boolean | null
  readonly productIds?: readonly string[] | null
  readonly categoryIds?: readonly string[] | null
}

const kopecksOf = (roubles: number) => Math.round(roubles * 100)
const dateOf = (text: string | null | undefined) => (text ? new Date(text) : null)

async function promoOf(db: Db, code: string): Promise<PromoCode | null> {
  const row = await db
    .selectFrom('promo_code')
    .select(['id', 'code', 'used', 'details'])
    .where('code', '=', plainCode(code))
    .executeTakeFirst()
  if (row === undefined) return null
  const details = row.details as Details
  return {
    id: row.id,
    code: row.code,
    used: row.used,
    isActive: details.isActive === true,
    percent: details.percent ?? null,
    sumKopecks: details.sum == null ? null : kopecksOf(details.sum),
    minSumKopecks: kopecksOf(details.minSum ?? 0),
    startsOn: dateOf(details.startsOn),
    endsOn: dateOf(details.endsOn),
    most: details.most ?? null,
    mostEach: details.mostEach ?? null,
    productIds: details.productIds ?? [],
    categoryIds: details.categoryIds ?? [],
  }
}

/** The categories that each product is in, from its own up to the root. */
async function categoriesOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; categories: readonly string[] }>`
    select p.id, (
      with recursive up as (
        select c.id, c.parent_id from category c where c.id = p.category_id
        union select c.id, c.parent_id from category c join up on c.id = up.parent_id
      ) select array_agg(up.id) from up) as categories
    from product p where p.id = any(${[...ids]}::text[])`.execute(db)
  return new Map(rows.map(({ id, categories }) => [id, categories ?? []]))
}

/** Whose uses of a code count. */
export interface PromoBuyer {
  readonly draftId: string | null
  /** A phone that is known to be the buyer's own: whoever asks about another's learns nothing. */
  readonly phone: string | null
}

/** What of a draft says whose it is. */
type BuyersDraft = Pick<Draft, 'id' | 'customer' | 'proved_phone'>

/** The draft's buyer as far as codes know him; `isOrdering` where the order is made and every rule counts. */
export const promoBuyerOf = (draft: BuyersDraft | null, isOrdering = false): PromoBuyer => {
  const phone = anyPhone(draft?.customer.phone)
  const isKnown = isOrdering || (phone !== null && phone === draft?.proved_phone)
  return { draftId: draft?.id ?? null, phone: isKnown ? phone : null }
}

async function usesOf(db: Db, promoId: string, { draftId, phone }: PromoBuyer) {
  const held =
    draftId === null
      ? undefined
      : await db
          .selectFrom('promo_code_use')
          .select('promo_code_id')
          .where('order_in_process_id', '=', draftId)
          .where('promo_code_id', '=', promoId)
          .where('released_on', 'is', null)
          .executeTakeFirst()
  if (phone === null) return { isHeld: held !== undefined, usedByBuyer: null }
  const row = await db
    .selectFrom('promo_code_buyer')
    .innerJoin('customer', 'customer.id', 'promo_code_buyer.customer_id')
    .select('promo_code_buyer.used')
    .where('promo_code_id', '=', promoId)
    .where('customer.phone', '=', phone)
    .executeTakeFirst()
  return { isHeld: held !== undefined, usedByBuyer: row?.used ?? 0 }
}

/** A code for an order of these products: granted, or refused with the reason; null where none was typed. */
export async function findPromo(
  db: Db,
  asked: string | null | undefined,
  products: readonly Product[],
  buyer: PromoBuyer,
  { now, settings }: Pick<Shop, 'now' | 'settings'>,
): Promise<GrantedPromo | PromoRefusal | null> {
  if (!asked || plainCode(asked) === '') return null
  const promo = await promoOf(db, asked)
  const sold = products.filter(({ isOnSale, quantity }) => isOnSale && quantity > 0)
  const categories = await categoriesOf(
    db,
    sold.map(({ id }) => id),
  )
  const lines = sold.map(({ id, priceKopecks, quantity }) => ({
    id,
    priceKopecks,
    quantity,
    categoryIds: categories.get(id) ?? [],
  }))
  const uses = promo === null ? { isHeld: false, usedByBuyer: null } : await usesOf(db, promo.id, buyer)
  return judgePromo(asked, promo, { nowMs: now(), timeZone: settings.timeZone, lines, ...uses })
}
