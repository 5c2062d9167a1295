import { mergeRecords, withField, type Merge } from './merge-records'
import { isPlain, isSame, own } from './same-value'

type Fields = Readonly<Record<string, unknown>>

/** A record that is a list of other records: the name of the list, and the key of its records. */
export interface ListShape {
  readonly list: string
  readonly keyOf: (item: Fields) => string
}

/** One record of the list with its key. */
export type KeyedItem = readonly [key: string, item: Fields]

/** Where the records are while they are edited: by their keys, so that two edits of one list merge record by record. */
export const ITEMS = 'items'
/** The keys in the order that is shown; `displayOrder` is made of it when the list is saved. */
export const ORDER = 'order'

const POSITION = 'displayOrder'
const positionOf = (item: Fields) => (typeof item[POSITION] === 'number' ? item[POSITION] : 0)

/** A list as it came, by keys. */
export function keyed(record: Fields, { list, keyOf }: ListShape): Fields {
  const { [list]: given, ...rest } = record
  const items = new Map<string, Fields>()
  const came = (Array.isArray(given) ? given : []).filter(isPlain)
  for (const { [POSITION]: _, ...item } of [...came].sort((one, other) => positionOf(one) - positionOf(other))) {
    const key = keyOf(item)
    let free = key
    for (let again = 2; items.has(free); again += 1) free = `${key}#${again}`
    items.set(free, item)
  }
  return { ...rest, [ITEMS]: Object.fromEntries(items), [ORDER]: [...items.keys()] }
}

const keysOf = (record: Fields): readonly string[] => {
  const order = own(record, ORDER)
  return Array.isArray(order) ? order.map(String) : []
}
const mapOf = (record: Fields): Fields => {
  const items = own(record, ITEMS)
  return isPlain(items) ? items : {}
}

/** The records in their order; what the order does not name comes last. */
export function itemsOf(record: Fields): readonly KeyedItem[] {
  const items = mapOf(record)
  return [...new Set([...keysOf(record), ...Object.keys(items)])].flatMap((key): readonly KeyedItem[] => {
    const item = own(items, key)
    return isPlain(item) ? [[key, item]] : []
  })
}

/** The list as the server takes it. */
export function unkeyed(record: Fields, { list }: ListShape): Fields {
  const { [ITEMS]: _, [ORDER]: __, ...rest } = record
  return { ...rest, [list]: itemsOf(record).map(([, item], at) => ({ ...item, [POSITION]: at })) }
}

const withItems = (record: Fields, items: readonly KeyedItem[]): Fields => ({
  ...record,
  [ITEMS]: Object.fromEntries(items),
  [ORDER]: items.map(([key]) => key),
})

/** The list with some fields of a record changed. */
export const changed = (record: Fields, key: string, change: Fields): Fields =>
  withField(record, [ITEMS, key], { ...(own(mapOf(record), key) as Fields | undefined), ...change })

/** The list with a record at its end; one with the same key is replaced in its place. */
export const added = (record: Fields, key: string, item: Fields): Fields =>
  own(mapOf(record), key) === undefined
    ? withItems(record, [...itemsOf(record), [key, item]])
    : withField(record, [ITEMS, key], item)

/** The list without a record. */
export const removed = (record: Fields, key: string): Fields =>
  withItems(
    record,
    itemsOf(record).filter(([each]) => each !== key),
  )

/** The list with a record in the place of another. */
export function moved(record: Fields, key: string, target: string): Fields {
  const items = itemsOf(record)
  const from = items.findIndex(([each]) => each === key)
  const to = items.findIndex(([each]) => each === target)
  const item = items[from]
  if (item === undefined || to < 0) return record
  const others = items.filter((_, at) => at !== from)
  return withItems(record, [...others.slice(0, to), item, ...others.slice(to)])
}

/** The leading order with the keys that only the other one has, each behind the one that it follows there. */
function completed(lead: readonly string[], other: readonly string[]): readonly string[] {
  const result = [...lead]
  other.forEach((key, at) => {
    if (result.includes(key)) return
    const before = other
      .slice(0, at)
      .reverse()
      .find((each) => result.includes(each))
    result.splice(before === undefined ? 0 : result.indexOf(before) + 1, 0, key)
  })
  return result
}

/** Combines two edits of one list: record by record and field by field, and the order where only one side has changed it. */
export function mergeKeyed(base: Fields, mine: Fields, theirs: Fields): Merge {
  const [was, ours, others] = [base, mine, theirs].map((each) => itemsOf(each).map(([key]) => key)) as [
    string[],
    string[],
    string[],
  ]
  const { [ORDER]: _, ...left } = base
  const { [ORDER]: __, ...right } = mine
  const { [ORDER]: ___, ...third } = theirs
  const { merged, conflicts } = mergeRecords(left, right, third)
  const common = was.filter((key) => ours.includes(key) && others.includes(key))
  const [one, other] = [ours, others].map((keys) => keys.filter((key) => common.includes(key))) as [string[], string[]]
  const isMoved = !isSame(common, one)
  const isMovedByOthers = !isSame(common, other)
  const order = isMoved ? completed(ours, others) : completed(others, ours)
  const kept = new Set([...Object.keys(mapOf(merged))])
  const orderConflict =
    isMoved && isMovedByOthers && !isSame(one, other)
      ? [{ path: [ORDER], base: was, mine: ours, theirs: completed(others, ours) }]
      : []
  return {
    merged: { ...merged, [ORDER]: order.filter((key) => kept.has(key)) },
    conflicts: [...conflicts, ...orderConflict],
  }
}

/**
 * Merges lists whose new records get their keys from the server: a record that is there by now, of a save whose response was lost or of
 * somebody else, is recognised by its key and is not added twice.
 */
export const mergeByIdentity =
  (identityOf: (item: Fields) => string) =>
  (base: Fields, mine: Fields, theirs: Fields): Merge => {
    const stored = itemsOf(theirs)
    const keys = new Map(stored.map(([key, item]) => [identityOf(item), key]))
    const known = new Set(stored.map(([key]) => key))
    const recognised = (record: Fields): Fields => {
      const items = itemsOf(record)
      const taken = new Set(items.map(([key]) => key))
      return withItems(
        record,
        items.map(([key, item]) => {
          const other = known.has(key) ? undefined : keys.get(identityOf(item))
          return [other === undefined || taken.has(other) ? key : other, item]
        }),
      )
    }
    return mergeKeyed(recognised(base), recognised(mine), theirs)
  }
