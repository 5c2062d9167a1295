import { isRecord, parseJson } from '../lib/parse-json'
import { clampQuantity } from './cart.rules'
import type { CartGood } from './cart.types'

/** The one place of the cart in local storage (CART-13). */
export const CART_KEY = 'prilavok.cart'
/** What could not be read is put aside here, for support. */
export const CART_BROKEN_KEY = 'prilavok.cart.broken'
const VERSION = 1
const MAX_TABS = 20
const MAX_LINES = 1000

/** The stored cart: the goods, and for each tab the number of its last change that they hold (see cart.sync). */
export interface StoredCart {
  readonly goods: readonly CartGood[]
  /** Pairs of tab and change number, the tab that wrote last at the end. */
  readonly seen: readonly (readonly [tab: string, change: number])[]
}

export const emptyStored: StoredCart = { goods: [], seen: [] }

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** A stored or received line, clamped; null when there is nothing to save of it (SAFE-08). */
function salvaged(line: unknown): CartGood | null {
  if (!isRecord(line)) return null
  const id = typeof line['id'] === 'number' ? String(line['id']) : text(line['id'])
  const quantity = clampQuantity(line['quantity'])
  if (id === '' || quantity === null) return null
  const price = Number.isFinite(line['price']) ? Math.max(0, Math.round(line['price'] as number)) : 0
  return { id, name: text(line['name']), price, thumbUrl: text(line['thumbUrl']), link: text(line['link']), quantity }
}

/** Every valid line of a list of anything; a product that is there twice keeps its first line. */
export function salvage(lines: unknown): readonly CartGood[] {
  if (!Array.isArray(lines)) return []
  const goods = new Map<string, CartGood>()
  for (const line of lines) {
    const good = salvaged(line)
    if (good !== null && !goods.has(good.id) && goods.size < MAX_LINES) goods.set(good.id, good)
  }
  return [...goods.values()]
}

export interface ReadCart {
  readonly cart: StoredCart
  /** True when something that was stored could not be taken over. */
  readonly broken: boolean
}

/** Reads the stored text; a foreign or damaged one gives what can be saved of it (SAFE-09). */
export function readStored(stored: string | null): ReadCart {
  if (stored === null) return { cart: emptyStored, broken: false }
  const value = parseJson(stored)
  const lines = isRecord(value) ? value['goods'] : value
  const goods = salvage(lines)
  const seen = isRecord(value) && Array.isArray(value['seen']) ? value['seen'].filter(isSeen) : []
  return { cart: { goods, seen }, broken: !Array.isArray(lines) || goods.length !== lines.length }
}

const isSeen = (pair: unknown): pair is readonly [string, number] =>
  Array.isArray(pair) && typeof pair[0] === 'string' && Number.isSafeInteger(pair[1])

export const writeStored = ({ goods, seen }: StoredCart): string =>
  JSON.stringify({ v: VERSION, goods, seen: seen.slice(-MAX_TABS) })
