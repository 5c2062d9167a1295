import { isPriceKnown } from '@prilavok/core/cart'
import { useCart, useShop } from '@prilavok/react'
import { Button, IconButton } from '@prilavok/ui/button'
import { TrashIcon } from '@prilavok/ui/icon'
import { QuantityStepper, quantityStepperLabels } from '@prilavok/ui/quantity-stepper'
import { useCallback, useRef, useState } from 'react'
import { useLabels, useOverrides } from '../lib/labels'
import { useKeptFocus } from '../lib/use-kept-focus'
import { useMoney } from '../lib/use-money'
import { cartLineRu } from './cart-line.labels'
import type { GoToCartDialogLabels } from './go-to-cart-dialog.labels'
import { GoodName } from './good-name'
import { GoodPicture } from './good-picture'
import { LinePrice } from './line-price'
import { offerUndo } from './undo-notice'

interface GoToCartLineProps {
  readonly goodId: string
  readonly text: GoToCartDialogLabels
}

interface Deleted {
  readonly name: string
  readonly putBack: () => void
}

/** The good that was added, to be counted or deleted. A deletion is undone in place: notices lie out of reach under a dialog. */
export function GoToCartLine({ goodId, text }: GoToCartLineProps) {
  const { lines, remove, setQuantity } = useCart()
  const shop = useShop()
  const words = useLabels('cartLine', cartLineRu)
  const stepper = useLabels('quantityStepper', quantityStepperLabels)
  const undoLabels = useOverrides('undoNotice')
  const money = useMoney()
  const [deleted, setDeleted] = useState<Deleted | null>(null)
  const root = useRef<HTMLDivElement>(null)
  const heir = useRef<HTMLElement>(null)
  const hold = useCallback((element: HTMLElement | null) => void (heir.current = element), [])
  useKeptFocus(root, heir)

  const line = lines.find(({ id }) => id === goodId)
  const takeOut = (name: string) => {
    const gone = { name, putBack: remove(goodId) }
    // With the last good the dialog closes (CART-34), and a notice can be reached.
    if (lines.length > 1) setDeleted(gone)
    else offerUndo(shop, { ...gone, labels: undoLabels })
  }
  return (
    <div className="pk-go-to-cart" ref={root}>
      {line !== undefined ? (
        <div className="pk-go-to-cart__line">
          <GoodPicture url={line.thumbUrl} />
          <div className="pk-go-to-cart__text">
            <GoodName name={line.name} link={line.link} newTab={words.newTab} />
            <LinePrice line={line} />
          </div>
          <IconButton
            label={text.remove(line.name)}
            icon={<TrashIcon />}
            ref={hold}
            onClick={() => takeOut(line.name)}
          />
          <div className="pk-go-to-cart__row">
            <QuantityStepper
              name={line.name}
              value={line.quantity}
              labels={stepper}
              onChange={(quantity) => setQuantity(goodId, quantity)}
            />
            <b className="pk-go-to-cart__price">{isPriceKnown(line) ? money(line.total) : words.unknown}</b>
          </div>
        </div>
      ) : deleted !== null ? (
        <div className="pk-go-to-cart__deleted" role="status">
          <span className="pk-go-to-cart__gone">{text.removed(deleted.name)}</span>
          <Button ref={hold} onClick={deleted.putBack}>
            {text.undo}
          </Button>
        </div>
      ) : (
        <div className="pk-go-to-cart__line">
          <GoodPicture url="" />
          <div className="pk-go-to-cart__text">
            <GoodName name={text.missing} link="" />
          </div>
          <b className="pk-go-to-cart__price">{money(0)}</b>
        </div>
      )}
    </div>
  )
}
