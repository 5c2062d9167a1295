import { isRecord, parseJson } from '../lib/parse-json'
import { counted, MAX_LINES } from './cart.rules'
import { clampQuantity } from './quantity.rules'
import type { CartLine } from './cart.types'

/** The one place of the cart in local storage. Source: CART-13. */
export const CART_KEY = 'prilavok.cart'
/** What could not be read is put aside here, for support. */
export const CART_BROKEN_KEY = 'prilavok.cart.broken'
const VERSION = 1
const MAX_TABS = 20

/** The stored cart: the products, and for each tab the number of its last change that they hold (see cart.sync). */
export interface StoredCart {
  readonly lines: readonly CartLine[]
  /** Pairs of tab and change number, the tab that wrote last at the end. */
  readonly seen: readonly (readonly [tab: string, change: number])[]
}

export const emptyStored: StoredCart = { lines: [], seen: [] }

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

const pieces = (value: unknown): number | undefined => clampQuantity(value) ?? undefined

/** A stored or received line, clamped; null when there is nothing to save of it (SAFE-08). */
function salvaged(line: unknown): CartLine | null {
  if (!isRecord(line)) return null
  const id = typeof line['id'] === 'number' ? String(line['id']) : text(line['id'])
  const quantity = clampQuantity(line['quantity'])
  if (id === '' || quantity === null) return null
  const price = Number.isFinite(line['price']) ? Math.max(0, Math.round(line['price'] as number)) : 0
  const texts = { id, name: text(line['name']), thumbUrl: text(line['thumbUrl']), link: text(line['link']) }
  const product = { ...texts, price, minimum: pieces(line['minimum']), step: pieces(line['step']) }
  return counted(product, pieces(line['wanted']) ?? quantity)
}

/** Every valid line of a list of anything; a product that is there twice keeps its first line. */
export function salvage(lines: unknown): readonly CartLine[] {
  if (!Array.isArray(lines)) return []
  const products = new Map<string, CartLine>()
  for (const line of lines) {
    const product = salvaged(line)
    if (product !== null && !products.has(product.id) && products.size < MAX_LINES) products.set(product.id, product)
  }
  return [...products.values()]
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
  // Carts in buyers' browsers call their lines goods.
  const kept = isRecord(value) ? value['goods'] : value
  const lines = salvage(kept)
  const seen = isRecord(value) && Array.isArray(value['seen']) ? value['seen'].filter(isSeen) : []
  return { cart: { lines, seen }, broken: !Array.isArray(kept) || lines.length !== kept.length }
}

const isSeen = (pair: unknown): pair is readonly [string, number] =>
  Array.isArray(pair) && typeof pair[0] === 'string' && Number.isSafeInteger(pair[1])

export const writeStored = ({ lines, seen }: StoredCart): string =>
  JSON.stringify({ v: VERSION, goods: lines, seen: seen.slice(-MAX_TABS) })
