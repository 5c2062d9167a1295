import type { KeyValueStorage, Random } from '../effects'

/** Where a visitor's draw is kept, so that the page stays the same on reload. Source: PRODUCT-26. */
export const QUICKBUY_DRAW_KEY = 'prilavok.quickbuy-draw'

/** This visitor's draw, from 0 up to 1: the stored one, or a new one that is stored. */
export function readQuickbuyDraw(storage: KeyValueStorage, random: Random): number {
  const stored = Number.parseFloat(storage.read(QUICKBUY_DRAW_KEY) ?? '')
  if (stored >= 0 && stored < 1) return stored
  const draw = random.next()
  storage.write(QUICKBUY_DRAW_KEY, String(draw))
  return draw
}
