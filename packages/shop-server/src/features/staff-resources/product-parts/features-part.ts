import type { ProductFeatureLink } from '@prilavok/contracts/admin'
import { sql } from 'kysely'
import { inOrder, knownIds, MISSING, repeated, TWICE, wrongItems } from './items'
import type { ProductPart } from './product-part'

/** The advantages that a product's page names besides those of its category. Source: ADMIN-ENT-07. */
export const featuresPart: ProductPart<'features', ProductFeatureLink> = {
  name: 'features',
  async read(_, db, productId) {
    const { rows } = await sql<{ feature_id: string; name: string | null; note: string | null; display_order: number }>`
      select l.feature_id, f.name, l.note, l.display_order
      from product_feature_link l join product_feature f on f.id = l.feature_id
      where l.product_id = ${productId} order by l.display_order`.execute(db)
    return rows.map(({ feature_id: featureId, name, note, display_order: displayOrder }) => ({
      featureId,
      name,
      note,
      displayOrder,
    }))
  },
  async check(trx, { items }) {
    const known = await knownIds(
      trx,
      'product_feature',
      items.map(({ featureId }) => featureId),
    )
    return [
      ...wrongItems('features', 'featureId', items, ({ featureId }) => !known.has(featureId), MISSING),
      ...wrongItems(
        'features',
        'featureId',
        items,
        repeated(items, ({ featureId }) => featureId),
        TWICE,
      ),
    ]
  },
  async write(_, trx, { productId, items }) {
    await trx.deleteFrom('product_feature_link').where('product_id', '=', productId).execute()
    if (items.length > 0)
      await trx
        .insertInto('product_feature_link')
        .values(
          inOrder(items).map(({ featureId, note }, index) => ({
            product_id: productId,
            feature_id: featureId,
            note: note?.trim() || null,
            display_order: index + 1,
          })),
        )
        .execute()
  },
}
