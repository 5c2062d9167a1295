import type { PricedLine } from '@prilavok/core/cart'
import { useCartActions } from '@prilavok/react'
import { VisuallyHidden } from '@prilavok/ui/live-region'
import { useCallback, type ComponentType } from 'react'
import { CartLineItem } from './cart-line-item'
import './cart-lines.css'
import './cart-lines.narrow.css'
import type { CartPageLabels } from './cart.labels'
import { useTemplate } from '../lib/templates'
import { TemplateLine } from './template-line'
import { useUndo } from './use-undo'

interface CartLinesProps {
  readonly lines: readonly PricedLine[]
  readonly calculating: boolean
  readonly text: CartPageLabels
  readonly LineName: ComponentType<{ readonly line: PricedLine }> | undefined
  /** Called with the index of the line that is about to be removed. */
  readonly onRemoving: (index: number) => void
}

/** The table of lines; on phones the sheet lays its rows out as cards. Source: CART-15. */
export function CartLines({ lines, calculating, text, LineName, onRemoving }: CartLinesProps) {
  const { remove, setQuantity } = useCartActions()
  const offerUndo = useUndo()
  const takeOut = useCallback(
    ({ id, name }: PricedLine, index: number) => {
      onRemoving(index)
      offerUndo(name, remove(id))
    },
    [onRemoving, offerUndo, remove],
  )
  const template = useTemplate('line')
  if (template !== undefined)
    return (
      <ul className="pk-cart-own-lines" data-calculating={calculating ? '' : undefined}>
        {lines.map((line, index) => (
          <TemplateLine
            key={line.id}
            template={template}
            line={line}
            removeLabel={text.remove(line.name)}
            index={index}
            onQuantity={setQuantity}
            onRemove={takeOut}
          />
        ))}
      </ul>
    )
  return (
    <table className="pk-cart-lines" aria-label={text.region} data-calculating={calculating ? '' : undefined}>
      <thead className="pk-cart-lines__head">
        <tr>
          <th scope="col">{text.name}</th>
          <th scope="col">{text.price}</th>
          <th scope="col">{text.quantity}</th>
          <th scope="col">{text.sum}</th>
          <th scope="col">
            <VisuallyHidden>{text.actions}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <CartLineItem
            key={line.id}
            as="tr"
            line={line}
            Name={LineName}
            removeLabel={text.remove(line.name)}
            soldOutHelp={text.soldOutHelp}
            index={index}
            onQuantity={setQuantity}
            onRemove={takeOut}
          />
        ))}
      </tbody>
    </table>
  )
}
