import type { ReadonlyStore } from '../lib/store'
import { quantityOf } from './cart.rules'
import type { CartGood, CartState } from './cart.types'

type Heard = (quantity: number) => void
/** Who listens, and to which good. */
type Listeners = Map<Heard, string>

/** The goods whose quantity is another, with the present one; 0 for a good that is gone. */
export function quantityChanges(goods: readonly CartGood[], former: readonly CartGood[]): ReadonlyMap<string, number> {
  const changes = new Map<string, number>()
  const gone = new Map(former.map(({ id, quantity }) => [id, quantity]))
  for (const { id, quantity } of goods) {
    if (gone.get(id) !== quantity) changes.set(id, quantity)
    gone.delete(id)
  }
  for (const id of gone.keys()) changes.set(id, 0)
  return changes
}

const boards = new WeakMap<ReadonlyStore<CartState>, Listeners>()

/** One listener of the cart for everybody: who shows a good hears of that good alone, and a list of them is all that it takes. */
function boardOf(cart: ReadonlyStore<CartState>): Listeners {
  const present = boards.get(cart)
  if (present !== undefined) return present
  const board: Listeners = new Map()
  boards.set(cart, board)
  cart.subscribe(({ goods }, { goods: former }) => {
    if (goods === former) return
    const changes = quantityChanges(goods, former)
    for (const [heard, id] of board) {
      const quantity = changes.get(id)
      if (quantity !== undefined) heard(quantity)
    }
  })
  return board
}

/** Tells how many pieces of a good are in the cart, now and whenever that number changes; answers the way to stop. One function listens to one good. */
export function watchQuantity(cart: ReadonlyStore<CartState>, id: string, heard: Heard): () => void {
  const board = boardOf(cart)
  board.set(heard, id)
  heard(quantityOf(cart.getState(), id))
  return () => void board.delete(heard)
}
