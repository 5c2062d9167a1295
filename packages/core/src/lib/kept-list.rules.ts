import { isRecord, parseJson } from './parse-json'

/** A product on a list that the visitor keeps in this browser. */
export interface KeptProduct {
  /** Id of the product in the shop. */
  readonly id: string
  /** Name of the product as the page gave it; shown where the shop has the product no more. */
  readonly name: string
  /** Id of its category; empty where the page did not say. */
  readonly category: string
}

/** How many products a list takes. */
export interface KeptLimits {
  /** All together. */
  readonly most: number
  /** Of one category. */
  readonly mostOfCategory?: number | undefined
}

/** One change of a list. Made twice it changes nothing more, so that it may be made again over what another tab has written. */
export type KeptChange =
  | { readonly kind: 'add'; readonly product: KeptProduct; readonly at?: number | undefined }
  | { readonly kind: 'remove'; readonly id: string }

const VERSION = 1
const LONGEST_NAME = 300
/** Ids of the contract; anything else is none. */
const ID = /^[\w-]{1,64}$/

const idOf = (value: unknown): string => {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && ID.test(text) ? text : ''
}

/** A product of anything, with an id and texts that can be shown; null when there is nothing to save of it. Source: SAFE-08. */
export function keptProduct(entry: unknown): KeptProduct | null {
  if (!isRecord(entry)) return null
  const [id, category] = [idOf(entry['id']), idOf(entry['category'])]
  const name = typeof entry['name'] === 'string' ? entry['name'].trim().slice(0, LONGEST_NAME) : ''
  return id === '' ? null : { id, name, category }
}

/** Whether a list takes one more product of this category. */
export const hasRoom = (
  items: readonly KeptProduct[],
  category: string,
  { most, mostOfCategory }: KeptLimits,
): boolean =>
  items.length < most &&
  items.filter((item) => item.category === category).length < (mostOfCategory ?? Number.POSITIVE_INFINITY)

/** The list after a change; the very same one where nothing changes, as when it is full. */
export function keptAfter(
  items: readonly KeptProduct[],
  change: KeptChange,
  limits: KeptLimits,
): readonly KeptProduct[] {
  if (change.kind === 'remove')
    return items.some(({ id }) => id === change.id) ? items.filter(({ id }) => id !== change.id) : items
  const product = keptProduct(change.product)
  if (product === null || items.some(({ id }) => id === product.id) || !hasRoom(items, product.category, limits))
    return items
  const at = change.at ?? items.length
  return [...items.slice(0, at), product, ...items.slice(at)]
}

/** What was read, and whether something of it could not be taken over. */
export interface ReadKept {
  readonly items: readonly KeptProduct[]
  readonly broken: boolean
}

/** Reads a stored list; what somebody else has written there gives the products that can be saved, each once. Source: SAFE-09. */
export function readKept(stored: string | null, limits: KeptLimits): ReadKept {
  if (stored === null) return { items: [], broken: false }
  const value = parseJson(stored)
  const list = isRecord(value) ? value['items'] : value
  if (!Array.isArray(list)) return { items: [], broken: true }
  let items: readonly KeptProduct[] = []
  for (const entry of list as readonly unknown[]) {
    const product = keptProduct(entry)
    if (product !== null) items = keptAfter(items, { kind: 'add', product }, limits)
    if (items.length === limits.most) break
  }
  return { items, broken: items.length !== list.length }
}

/** A list as it is stored. */
export const writeKept = (items: readonly KeptProduct[]): string => JSON.stringify({ v: VERSION, items })
