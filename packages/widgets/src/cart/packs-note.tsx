import { fewestOf, mostInStock, packOf, type PricedLine } from '@prilavok/core/cart'
import { useLabels } from '../lib/labels'
import { cartLineRu, type CartLineLabels } from './cart-line.labels'

/** How a line's product is sold, what became of a quantity that cannot be had, and that there is no more; empty where any quantity can be had. */
export function packsTextOf(line: PricedLine, words: CartLineLabels): string {
  const [pack, fewest] = [packOf(line), fewestOf(line)]
  const rule = pack + fewest > 2 ? words.packs(pack, fewest) : ''
  const packs = line.wanted === undefined ? rule : `${rule}: ${words.corrected(line.wanted, line.quantity)}`
  return [packs, isAll(line) && words.most(line.quantity)].filter(Boolean).join('. ')
}

const isAll = (line: PricedLine) => line.maximum !== undefined && line.quantity === mostInStock(line)

/** The same as a note under the name. */
export function PacksNote({ line }: { readonly line: PricedLine }) {
  const text = packsTextOf(line, useLabels('cartLine', cartLineRu))
  return text === '' ? null : (
    <p className="pk-cart-line__packs" data-corrected={line.wanted === undefined && !isAll(line) ? undefined : ''}>
      {text}
    </p>
  )
}
