import type { DeletionValidation } from '@prilavok/contracts/admin'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../db'

const SAMPLES = 5

/** The tables that may refer to a product, and whether a reference prevents its deletion. */
const PLACES: readonly {
  readonly kind: string
  readonly blocks: boolean
  readonly ids: (productId: string) => RawBuilder<{ id: string }>
  readonly message: (count: number) => string
}[] = [
  {
    kind: 'orders',
    blocks: true,
    ids: (id) => sql`select distinct order_id as id from order_item where product_id = ${id}`,
    message: (count) => `Товар есть в заказах: ${count}. Скройте его вместо удаления.`,
  },
  {
    kind: 'modifications',
    blocks: true,
    ids: (id) => sql`select id from modification where product_id = ${id}`,
    message: (count) => `Товар входит в модификации: ${count}. Сначала уберите его оттуда.`,
  },
  {
    kind: 'relations',
    blocks: false,
    ids: (id) => sql`select product_id as id from product_relation where related_product_id = ${id}`,
    message: (count) => `Товар исчезнет из связанных у других товаров: ${count}.`,
  },
  {
    kind: 'comments',
    blocks: false,
    ids: (id) => sql`select id from product_comment where product_id = ${id}`,
    message: (count) => `Отзывы останутся без товара: ${count}.`,
  },
]

/** Whether a product may be deleted: orders and modifications prevent it, relations and comments are a warning. Source: ADMIN-21. */
export async function productDeletion(db: Db, productId: string): Promise<DeletionValidation> {
  const errors: DeletionValidation['errors'][number][] = []
  const warnings: typeof errors = []
  for (const { kind, blocks, ids, message } of PLACES) {
    const { rows } = await sql<{ count: number; samples: string[] | null }>`
      select count(*)::integer as count, (array_agg(id order by id))[1:${sql.lit(SAMPLES)}] as samples
      from (${ids(productId)}) place`.execute(db)
    const { count = 0, samples = [] } = rows[0] ?? {}
    if (count > 0) (blocks ? errors : warnings).push({ kind, count, message: message(count), sampleIds: samples ?? [] })
  }
  return { isValid: errors.length === 0, errors, warnings }
}
