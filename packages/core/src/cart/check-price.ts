import type { Effects } from '../effects'
import type { NewLine } from './cart.types'

/** Tells the developer of an application of a price that is no sum in whole kopecks; called in development alone. */
export function checkPrice({ id, price }: Pick<NewLine, 'id' | 'price'>, report: Effects['report']): void {
  if (Number.isSafeInteger(price) && price >= 0) return
  report({
    kind: 'settings',
    message: `The price ${JSON.stringify(price)} of the product "${id}" is no sum in whole kopecks. Give 49950 for 499.50 roubles, as toKopecks(499.5) of @prilavok/core/money does.`,
  })
}
