import type { CartLine, CartState } from './cart.types'

/** The lines that the last calculation says nothing of, as their prices could not be read: they keep the ones they had. Source: SAFE-16. */
export function unpricedLines({ lines, calculated }: Pick<CartState, 'lines' | 'calculated'>): readonly CartLine[] {
  if (calculated === null) return []
  const known = new Set([...calculated.items, ...calculated.removed].map(({ id }) => id))
  return lines.filter(({ id }) => !known.has(id))
}
