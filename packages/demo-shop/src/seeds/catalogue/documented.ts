import { slugOf } from '@prilavok/shop-server/kit'
import type { ProductRow } from './product'

/** A product of every size of the shop, and what the documents say of it. */
type Documented = readonly [name: string, said: Pick<ProductRow, 'id'> & Partial<ProductRow>]

/** What the first code of README, start guides and site says of its products: it works as pasted, so the shop has just these, and as many as are wanted. */
const DOCUMENTED: readonly Documented[] = [
  ['Дрель ударная Силач-М Ультра 1100 Вт', { id: '42', name: 'Дрель ударная', price_kopecks: 499_000, details: {} }],
  ['Молоток слесарный Инструмир Стандарт 800 г, фиберглассовая рукоятка', { id: '43', details: {} }],
]

/** A product as the documents have it; all others stay as they are. */
export function asDocumented(row: ProductRow): ProductRow {
  const said = DOCUMENTED.find(([name]) => name === row.name)?.[1]
  if (said === undefined) return row
  return { ...row, ...said, ...(said.name !== undefined && { slug: slugOf(`${said.name} ${said.id}`) }) }
}
