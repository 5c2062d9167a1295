import type { Item } from '../kit/parts/list-part.types'

/** The key of a product's characteristic. */
export const specShape = { list: 'specs', keyOf: (item: Item) => String(item['specId']) }
