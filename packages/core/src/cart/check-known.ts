import type { CalculatedCart } from '@prilavok/contracts'
import type { Effects } from '../effects'

/** Ids of a calculation that the shop has never had: a product that is no longer sold still has its name. */
export const unknownOf = ({ removed }: CalculatedCart): readonly string[] =>
  removed.filter(({ name }) => name === '').map(({ id }) => id)

/** Tells the developer of an application, once for each, of products that the shop does not have; called in development alone. */
export function createKnownCheck(report: Effects['report']): (calculated: CalculatedCart) => void {
  const told = new Set<string>()
  return (calculated) => {
    for (const id of unknownOf(calculated)) {
      if (told.has(id)) continue
      told.add(id)
      report({
        kind: 'settings',
        message: `The shop has no product with the id "${id}": it cannot be bought. Give the id that the shop's catalogue has.`,
      })
    }
  }
}
