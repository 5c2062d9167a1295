import type { CartLine } from '@prilavok/core/cart'
import { useCart, useShop } from '@prilavok/react'
import type { ComponentType } from 'react'
import { useOverrides } from '../lib/labels'
import { CartLineRow } from './cart-line-row'
import './cart-lines.css'
import './cart-lines.narrow.css'
import type { CartPageLabels } from './cart-page.labels'
import type { CartPageParts } from './use-late-parts'

interface CartLinesProps {
  readonly text: CartPageLabels
  readonly LineName?: ComponentType<{ readonly line: CartLine }> | undefined
  /** How the word for what is not for sale any more is dressed; plain until its part is there. */
  readonly SoldOut: CartPageParts['SoldOut'] | undefined
  /** Brings what comes late. */
  readonly want: () => Promise<CartPageParts | null>
  /** Hears which line was deleted, counted from 0. */
  readonly onRemoved: (index: number) => void
}

/** The table of lines; on phones the sheet lays its rows out as cards. */
export function CartLines({ text, LineName, SoldOut, want, onRemoved }: CartLinesProps) {
  const { lines, calculating, remove, setQuantity } = useCart()
  const shop = useShop()
  const undoLabels = useOverrides('undoNotice')

  const takeOut = async ({ id, name }: CartLine, index: number) => {
    onRemoved(index)
    const putBack = remove(id)
    const parts = await want()
    parts?.offerUndo(shop, { name, putBack, labels: undoLabels })
  }
  return (
    <table className="pk-cart-lines" aria-label={text.region} data-calculating={calculating ? '' : undefined}>
      <thead className="pk-cart-lines__head">
        <tr>
          {[text.name, text.price, text.quantity, text.sum].map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
          <th scope="col">
            <span className="pk-visually-hidden">{text.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <CartLineRow
            key={line.id}
            line={line}
            text={text}
            LineName={LineName}
            SoldOut={SoldOut}
            onQuantity={(quantity) => setQuantity(line.id, quantity)}
            onRemove={() => void takeOut(line, index)}
          />
        ))}
      </tbody>
    </table>
  )
}
