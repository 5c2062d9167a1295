import { fewestOf, packOf, type PricedLine } from '@prilavok/core/cart'
import { useLabels } from '../lib/labels'
import { cartLineRu, type CartLineLabels } from './cart-line.labels'

/** How a line's product is sold, and what became of a quantity that cannot be had; null where it is sold piece by piece. */
export function packsTextOf(line: PricedLine, words: CartLineLabels): string | null {
  const [pack, fewest] = [packOf(line), fewestOf(line)]
  if (pack === 1 && fewest === 1) return null
  const rule = words.packs(pack, fewest)
  return line.wanted === undefined ? rule : `${rule}: ${words.corrected(line.wanted, line.quantity)}`
}

/** The same as a note under the name. */
export function PacksNote({ line }: { readonly line: PricedLine }) {
  const text = packsTextOf(line, useLabels('cartLine', cartLineRu))
  return text === null ? null : (
    <p className="pk-cart-line__packs" data-corrected={line.wanted === undefined ? undefined : ''}>
      {text}
    </p>
  )
}
