import type { CartLine } from '@prilavok/core/cart'
import { IconButton } from '@prilavok/ui/button'
import { TrashIcon } from '@prilavok/ui/icon'
import { QuantityStepper, quantityStepperLabels } from '@prilavok/ui/quantity-stepper'
import type { ComponentType, ReactNode } from 'react'
import { useLabels } from '../lib/labels'
import { useMoney } from '../lib/use-money'
import { cartLineRu } from './cart-line.labels'
import type { CartPageLabels } from './cart-page.labels'
import { GoodName } from './good-name'
import { GoodPicture } from './good-picture'
import { isPriceKnown, LinePrice } from './line-price'
import type { CartPageParts } from './use-late-parts'

interface CartLineRowProps {
  readonly line: CartLine
  readonly text: CartPageLabels
  readonly LineName?: ComponentType<{ readonly line: CartLine }> | undefined
  readonly SoldOut: CartPageParts['SoldOut'] | undefined
  readonly onQuantity: (quantity: number) => void
  readonly onRemove: () => void
}

const AsItIs = ({ children }: { readonly children?: ReactNode }) => children
const PlainName = ({ line }: { readonly line: CartLine }) => <GoodName name={line.name} link={line.link} />

/** One line of the cart page (CART-15). */
export function CartLineRow({ line, text, LineName = PlainName, SoldOut = AsItIs, onQuantity, onRemove }: CartLineRowProps) {
  const words = useLabels('cartLine', cartLineRu)
  const stepper = useLabels('quantityStepper', quantityStepperLabels)
  const money = useMoney()
  return (
    <tr className="pk-cart-line" data-unavailable={line.available ? undefined : ''}>
      <td className="pk-cart-line__good">
        <div className="pk-cart-line__about">
          <GoodPicture url={line.thumbUrl} />
          <div className="pk-cart-line__name">
            <LineName line={line} />
            {!line.available && (
              <p className="pk-cart-line__sold-out">
                <SoldOut>{words.soldOut}</SoldOut> {text.soldOutHelp}
              </p>
            )}
          </div>
        </div>
      </td>
      <td className="pk-cart-line__price">
        <LinePrice line={line} />
      </td>
      <td className="pk-cart-line__quantity">
        {line.available ? (
          <QuantityStepper name={line.name} value={line.quantity} labels={stepper} onChange={onQuantity} />
        ) : (
          <span className="pk-cart-line__still">{line.quantity}</span>
        )}
      </td>
      <td className="pk-cart-line__total">
        {isPriceKnown(line) ? money(line.total) : words.unknown}
      </td>
      <td className="pk-cart-line__remove">
        <IconButton label={text.remove(line.name)} icon={<TrashIcon />} onClick={onRemove} />
      </td>
    </tr>
  )
}
