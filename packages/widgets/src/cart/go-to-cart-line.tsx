import type { PricedLine } from '@prilavok/core/cart'
import { useCart } from '@prilavok/react'
import { Button } from '@prilavok/ui/button'
import { useCallback, useRef, useState } from 'react'
import { useKeptFocus } from '../lib/use-kept-focus'
import { CartLineItem, MissingLine } from './cart-line-item'
import type { GoToCartDialogLabels } from './go-to-cart.labels'
import { useUndo } from './use-undo'

interface GoToCartLineProps {
  readonly productId: string
  readonly text: GoToCartDialogLabels
}

interface Deleted {
  readonly name: string
  readonly putBack: () => void
}

/** The product that was added, to be counted or deleted. A deletion is undone in place: notices lie out of reach under a dialog. */
export function GoToCartLine({ productId, text }: GoToCartLineProps) {
  const { lines, remove, setQuantity } = useCart()
  const offerUndo = useUndo()
  const [deleted, setDeleted] = useState<Deleted | null>(null)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  // The delete button and the undo button replace each other: one that is unmounted later must not clear the reference.
  const hold = useCallback((element: HTMLButtonElement | null) => {
    if (element !== null) button.current = element
  }, [])
  useKeptFocus(root, () => button.current)

  const line = lines.find(({ id }) => id === productId)
  const takeOut = ({ name }: PricedLine) => {
    const putBack = remove(productId)
    // With the last line the dialog closes (CART-34), and a notice can be reached.
    if (lines.length > 1) setDeleted({ name, putBack })
    else offerUndo(name, putBack)
  }
  return (
    <div className="pk-go-to-cart" ref={root}>
      {line !== undefined ? (
        <CartLineItem
          as="div"
          line={line}
          newTab
          removeLabel={text.remove(line.name)}
          soldOutHelp={text.unavailableHelp}
          removeRef={hold}
          onQuantity={setQuantity}
          onRemove={takeOut}
        />
      ) : deleted !== null ? (
        <div className="pk-go-to-cart__deleted" role="status">
          <span className="pk-go-to-cart__gone">{text.removed(deleted.name)}</span>
          <Button ref={hold} onClick={deleted.putBack}>
            {text.undo}
          </Button>
        </div>
      ) : (
        <MissingLine text={text.missing} />
      )}
    </div>
  )
}
