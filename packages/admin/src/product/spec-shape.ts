import type { Item } from '../kit/parts/list-part.types'

/** What tells the characteristics of a product apart. */
export const specShape = { list: 'specs', keyOf: (item: Item) => String(item['specId']) }
