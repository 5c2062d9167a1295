import type { ProductCompetitor } from '@prilavok/contracts/admin'
import type { Trx } from '../../../db'
import { roublesOrNull } from '../../../rules/money'
import { knownIds, MISSING, repeated, TWICE, wrongItems } from './items'
import type { PartWrite, ProductPart } from './product-part'

const isBlank = (text: string | null) => text === null || text.trim() === ''
const addressOf = ({ url }: ProductCompetitor): URL | null =>
  URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) ? new URL(url) : null
const kopecks = (price: number | null) => (price === null ? null : Math.round(price * 100))
const negative = ['min_value', 'Число не может быть меньше нуля'] as const

/** An offer that came without an address, from an import for example, may go on without one. */
const mayLackUrl = ({ id }: ProductCompetitor, before: readonly ProductCompetitor[]) =>
  before.some((each) => each.id === id && each.url === '')

async function check(trx: Trx, { items, before }: PartWrite<ProductCompetitor>) {
  const cities = await knownIds(
    trx,
    'address_city',
    items.flatMap(({ cityId }) => cityId ?? []),
  )
  const own = new Set(before.map(({ id }) => id))
  const wrong = (
    field: string,
    isWrong: (item: ProductCompetitor, index: number) => boolean,
    error: readonly [string, string],
  ) => wrongItems('competitors', field, items, isWrong, error)
  return [
    ...wrong('id', ({ id }) => id !== null && !own.has(id), MISSING),
    ...wrong('id', (item, index) => item.id !== null && repeated(items, ({ id }) => id ?? '')(item, index), TWICE),
    ...wrong('url', (item) => addressOf(item) === null && !(item.url === '' && mayLackUrl(item, before)), [
      'url',
      'Нужен адрес страницы, http или https',
    ]),
    ...wrong('price', ({ price }) => price !== null && price < 0, negative),
    ...wrong('deliveryCost', ({ deliveryCost }) => deliveryCost !== null && deliveryCost < 0, negative),
    ...wrong('score', ({ score }) => score !== null && !(score >= 0 && score <= 1), [
      'between',
      'Число должно быть от 0 до 1',
    ]),
    ...wrong('cityId', ({ cityId }) => cityId !== null && !cities.has(cityId), MISSING),
  ]
}

/** What other shops ask for a product, which its page compares. Source: ADMIN-ENT-08, ADMIN-ACT-06. */
export const competitorsPart: ProductPart<'competitors', ProductCompetitor> = {
  name: 'competitors',
  async read(_, db, productId) {
    const rows = await db
      .selectFrom('competitor_offer')
      .selectAll()
      .where('product_id', '=', productId)
      .orderBy('shop_name')
      .orderBy('id')
      .execute()
    return rows.map((row) => ({
      id: row.id,
      url: row.url ?? '',
      name: row.name,
      competitorName: row.shop_name,
      price: roublesOrNull(row.price_kopecks),
      deliveryCost: roublesOrNull(row.delivery_kopecks),
      isAvailable: row.is_available,
      cityId: row.city_id,
      score: row.score,
      isActive: row.is_active,
      lastCheckedOn: row.last_checked_on?.toISOString() ?? null,
      lastError: row.last_error,
    }))
  },
  check,
  async write(shop, trx, { productId, items, before }) {
    const kept = items.flatMap(({ id }) => id ?? [])
    const known = new Map(before.map((each) => [each.id, each]))
    await trx
      .deleteFrom('competitor_offer')
      .where('product_id', '=', productId)
      .$if(kept.length > 0, (query) => query.where('id', 'not in', kept))
      .execute()
    for (const item of items) {
      const was = item.id === null ? undefined : known.get(item.id)
      const isChecked = item.price !== null && item.price !== was?.price
      const values = {
        shop_name: isBlank(item.competitorName) ? (addressOf(item)?.hostname ?? '') : item.competitorName.trim(),
        name: isBlank(item.name) ? null : (item.name?.trim() ?? null),
        url: item.url === '' ? null : item.url,
        price_kopecks: kopecks(item.price),
        delivery_kopecks: kopecks(item.deliveryCost),
        is_available: item.isAvailable,
        city_id: item.cityId,
        // Whoever names an offer by hand has looked at it.
        score: item.score ?? 1,
        is_active: item.isActive,
        ...(isChecked && { last_checked_on: new Date(shop.now()), last_error: null }),
      }
      if (item.id === null)
        await trx
          .insertInto('competitor_offer')
          .values({ id: shop.randomId(), product_id: productId, ...values })
          .execute()
      else await trx.updateTable('competitor_offer').set(values).where('id', '=', item.id).execute()
    }
  },
}
