import { changed } from './cart.rules'
import { CART_BROKEN_KEY, CART_KEY, readStored, writeStored, type StoredCart } from './cart.storage'
import type { CartChange } from './cart.types'
import type { Effects } from '../effects'

/** How long one of our changes may have been overwritten by a tab that had not seen it yet. */
const UNSEEN_MS = 10_000
const MAX_BROKEN_TEXT = 10_000

interface OwnChange {
  readonly number: number
  readonly at: number
  readonly change: CartChange
}

export interface CartSync {
  readonly load: () => StoredCart
  /** Makes one change on the newest stored cart and stores the outcome. */
  readonly apply: (change: CartChange) => StoredCart
  /** Another tab has stored its cart: its products, with those of our changes that it had not seen. */
  readonly merge: () => StoredCart
}

/**
 * One cart in several tabs. Every change starts from what is stored now, and the stored
 * cart says which change of each tab it holds. Two tabs that write at the same moment overwrite
 * each other; the one that then finds its own change missing makes it again, so none is lost.
 * Source: SAFE-10.
 */
export function createCartSync({
  storage,
  random,
  clock,
  report,
}: Pick<Effects, 'storage' | 'random' | 'clock' | 'report'>): CartSync {
  const tab = random.id().slice(0, 8)
  let own: readonly OwnChange[] = []
  let count = 0
  let reported = false

  const load = (): StoredCart => {
    const text = storage.read(CART_KEY)
    const { cart, broken } = readStored(text)
    if (broken && text !== null && !reported) {
      reported = true
      storage.write(CART_BROKEN_KEY, text.slice(0, MAX_BROKEN_TEXT))
      report({ kind: 'storage', message: `The stored cart was damaged; ${cart.lines.length} lines were kept.` })
    }
    return cart
  }
  const make = (cart: StoredCart, { number, change }: OwnChange): StoredCart => ({
    lines: changed(cart.lines, change),
    seen: [...cart.seen.filter(([name]) => name !== tab), [tab, number]],
  })
  const merge = (): StoredCart => {
    const cart = load()
    const now = clock.now()
    const last = cart.seen.find(([name]) => name === tab)?.[1] ?? 0
    own = own.filter(({ number, at }) => number > last && now - at < UNSEEN_MS)
    if (own.length === 0) return cart
    let merged = cart
    for (const each of own) merged = make(merged, each)
    storage.write(CART_KEY, writeStored(merged))
    return merged
  }

  return {
    load,
    merge,
    apply(change) {
      own = [...own, { number: ++count, at: clock.now(), change }]
      return merge()
    },
  }
}
