import type { ProductRelation } from '@prilavok/contracts/admin'
import { sql } from 'kysely'
import type { Availability, Db, Trx } from '../../../db'
import { productPath, productPicturePath, urlFor } from '../../../links'
import { roubles } from '../../../rules/money'
import type { Shop } from '../../../shop'
import { inOrder, knownIds, MISSING, repeated, TWICE, wrongItems } from './items'
import { lockProducts, noteChange, type PartWrite, type ProductPart } from './product-part'

interface Row {
  readonly type_id: string
  readonly related_id: string
  readonly is_mutual: boolean
  readonly name: string
  readonly article: string
  readonly slug: string
  readonly price: number
  readonly availability: Availability
}

async function relationsOf(shop: Shop, db: Db, productId: string): Promise<readonly ProductRelation[]> {
  const { rows } = await sql<Row>`
    select y.id as type_id, p.id as related_id, r.is_mutual, p.name, p.article, p.slug,
      p.price_kopecks::double precision as price, p.availability
    from product_relation r
      join product_relation_type y on y.code = r.kind
      join product p on p.id = r.related_product_id
    where r.product_id = ${productId}
    order by y.display_order, y.id, r.display_order, p.id`.execute(db)
  return rows.map((row, index) => ({
    relationTypeId: row.type_id,
    relatedProductId: row.related_id,
    relatedProduct: {
      id: row.related_id,
      name: row.name,
      article: row.article,
      price: roubles(row.price),
      availability: row.availability,
      thumbUrl: urlFor(shop, productPicturePath(row.related_id)),
      url: urlFor(shop, productPath({ id: row.related_id, slug: row.slug })),
      score: null,
    },
    displayOrder: index + 1,
    isMutual: row.is_mutual,
  }))
}

/** What a relation is called from either side. */
interface Kinds {
  readonly there: string
  readonly back: string
}

async function kindsOf(trx: Trx): Promise<ReadonlyMap<string, Kinds>> {
  const { rows } = await sql<Kinds & { readonly id: string }>`
    select y.id, y.code as there, coalesce(r.code, y.code) as back
    from product_relation_type y left join product_relation_type r on r.id = y.details->>'reverseTypeId'`.execute(trx)
  return new Map(rows.map((row) => [row.id, row]))
}

const keyOf = ({ relationTypeId, relatedProductId }: ProductRelation) => `${relationTypeId} ${relatedProductId}`
const mutual = (relations: readonly ProductRelation[]) => relations.filter(({ isMutual }) => isMutual)

async function replaceOwn(
  trx: Trx,
  kinds: ReadonlyMap<string, Kinds>,
  { productId, items }: PartWrite<ProductRelation>,
) {
  const codes = [...kinds.values()].map(({ there }) => there)
  await sql`delete from product_relation where product_id = ${productId} and kind = any(${codes}::text[])`.execute(trx)
  if (items.length === 0) return
  await trx
    .insertInto('product_relation')
    .values(
      inOrder(items).map(({ relationTypeId, relatedProductId, isMutual }, index) => ({
        product_id: productId,
        related_product_id: relatedProductId,
        kind: kinds.get(relationTypeId)?.there ?? '',
        display_order: index + 1,
        is_mutual: isMutual,
      })),
    )
    .execute()
}

/** The other side of the mutual relations: those that came are added behind what is there, those that went are taken away. */
async function replaceOthers(trx: Trx, kinds: ReadonlyMap<string, Kinds>, write: PartWrite<ProductRelation>) {
  const { productId, items, before } = write
  const backOf = ({ relationTypeId }: ProductRelation) => kinds.get(relationTypeId)?.back ?? ''
  const kept = new Set(mutual(items).map(keyOf))
  for (const gone of mutual(before).filter((relation) => !kept.has(keyOf(relation))))
    await sql`delete from product_relation where product_id = ${gone.relatedProductId} and kind = ${backOf(gone)}
      and related_product_id = ${productId} and is_mutual`.execute(trx)
  for (const relation of mutual(items))
    await sql`
      insert into product_relation (product_id, related_product_id, kind, display_order, is_mutual)
      select ${relation.relatedProductId}, ${productId}, ${backOf(relation)}, coalesce(max(display_order), 0) + 1, true
      from product_relation where product_id = ${relation.relatedProductId}
      on conflict (product_id, kind, related_product_id) do update set is_mutual = true`.execute(trx)
}

/** Which products go with a product, on its page, in the cart and in other products that say so mutually. Source: ADMIN-ENT-03. */
export const relationsPart: ProductPart<'relations', ProductRelation> = {
  name: 'relations',
  isShared: true,
  read: relationsOf,
  async check(trx, { productId, items }) {
    const kinds = await kindsOf(trx)
    const products = await knownIds(
      trx,
      'product',
      items.map(({ relatedProductId }) => relatedProductId),
    )
    const wrong = (field: string, isWrong: (item: ProductRelation, index: number) => boolean, error: typeof MISSING) =>
      wrongItems('relations', field, items, isWrong, error)
    return [
      ...wrong('relationTypeId', ({ relationTypeId }) => !kinds.has(relationTypeId), MISSING),
      ...wrong('relatedProductId', ({ relatedProductId }) => !products.has(relatedProductId), MISSING),
      ...wrongItems('relations', 'relatedProductId', items, ({ relatedProductId }) => relatedProductId === productId, [
        'notSelf',
        'Товар не может быть связан сам с собой',
      ]),
      ...wrongItems('relations', 'relatedProductId', items, repeated(items, keyOf), TWICE),
    ]
  },
  async write(shop, trx, write) {
    const kinds = await kindsOf(trx)
    const others = [
      ...new Set([...mutual(write.before), ...mutual(write.items)].map(({ relatedProductId }) => relatedProductId)),
    ]
    await lockProducts(trx, others)
    const were = new Map<string, readonly ProductRelation[]>()
    for (const id of others) were.set(id, await relationsOf(shop, trx, id))
    await replaceOwn(trx, kinds, write)
    await replaceOthers(trx, kinds, write)
    for (const id of others) {
      const [before, after] = [were.get(id) ?? [], await relationsOf(shop, trx, id)]
      if (JSON.stringify(before) !== JSON.stringify(after))
        await noteChange(shop, trx, write.member, id, 'relations', [before, after])
    }
  },
}
