import { fewestOf, isPriceKnown, mostInStock, packOf, type PricedLine } from '@prilavok/core/cart'
import { Badge } from '@prilavok/ui/badge'
import { IconButton } from '@prilavok/ui/button'
import { TrashIcon } from '@prilavok/ui/icon'
import { QuantityStepper, quantityStepperLabels } from '@prilavok/ui/quantity-stepper'
import { memo, type ComponentType, type Ref } from 'react'
import { useLabels } from '../lib/labels'
import { sameFields } from '../lib/same-fields'
import { useMoney } from '../lib/use-money'
import { cartLineRu } from './cart-line.labels'
import { LazyPacksNote } from './lazy-packs-note'
import { ProductName } from './product-name'
import { ProductPicture } from './product-picture'
import { LinePrice } from './line-price'
import './cart-line-item.css'

/** A line of the cart and what can be done with it. */
export interface CartLineItemProps {
  readonly line: PricedLine
  /** A row of the cart page's table, an item of the order's list, or a line on its own. */
  readonly as: 'tr' | 'li' | 'div'
  readonly size?: 'small' | undefined
  /** The text of the delete button. */
  readonly removeLabel: string
  /** Shown when the line cannot be bought any more, with what the buyer can do about it. */
  readonly soldOut?: string | undefined
  readonly soldOutHelp?: string | undefined
  /** The product's page opens in a new tab. */
  readonly newTab?: boolean | undefined
  /** Replaces the name and the link to the product. */
  readonly Name?: ComponentType<{ readonly line: PricedLine }> | undefined
  readonly removeRef?: Ref<HTMLButtonElement> | undefined
  /** The line's place in its list. */
  readonly index?: number | undefined
  readonly onQuantity: (id: string, quantity: number) => void
  readonly onRemove: (line: PricedLine, index: number) => void
}

/** Every change of the cart makes its lines anew; only those that differ are rendered. */
const isUnchanged = ({ line, ...one }: CartLineItemProps, { line: next, ...other }: CartLineItemProps) =>
  sameFields(line, next) && sameFields(one, other)

/** One line of the cart with its picture, name, price, quantity and total: on the cart page, in the go-to-cart dialog and in the order. */
export const CartLineItem = memo(function CartLineItem(props: CartLineItemProps) {
  const {
    line,
    as: Tag,
    size,
    removeLabel,
    soldOut,
    soldOutHelp,
    newTab,
    Name,
    removeRef,
    index = 0,
    onQuantity,
    onRemove,
  } = props
  const words = useLabels('cartLine', cartLineRu)
  const stepper = useLabels('quantityStepper', quantityStepperLabels)
  const money = useMoney()

  const name =
    Name === undefined ? (
      <ProductName name={line.name} link={line.link} newTab={newTab === true ? words.newTab : undefined} />
    ) : (
      <Name line={line} />
    )
  const soldOutNote = !line.available && (
    <p className="pk-cart-line__sold-out">
      <Badge tone="warning">{soldOut ?? words.soldOut}</Badge> {soldOutHelp}
    </p>
  )
  const counter = line.available && (
    <QuantityStepper
      size={size}
      name={line.name}
      value={line.quantity}
      min={fewestOf(line)}
      max={mostInStock(line)}
      step={packOf(line)}
      labels={stepper}
      onChange={(quantity) => onQuantity(line.id, quantity)}
    />
  )
  const total = isPriceKnown(line) ? money(line.total) : words.unknown
  const deleteButton = (
    <IconButton
      className="pk-cart-line__delete"
      size={size}
      label={removeLabel}
      icon={<TrashIcon />}
      ref={removeRef}
      onClick={() => onRemove(line, index)}
    />
  )
  const unavailable = line.available ? undefined : ''

  if (Tag === 'tr') {
    return (
      <tr className="pk-cart-line" data-unavailable={unavailable}>
        <td className="pk-cart-line__product">
          <div className="pk-cart-line__about">
            <ProductPicture url={line.thumbUrl} />
            <div className="pk-cart-line__name">
              {name}
              {soldOutNote || <LazyPacksNote line={line} />}
            </div>
          </div>
        </td>
        <td className="pk-cart-line__price">
          <LinePrice line={line} />
        </td>
        <td className="pk-cart-line__quantity">
          {counter || <span className="pk-cart-line__still">{line.quantity}</span>}
        </td>
        <td className="pk-cart-line__total">{total}</td>
        <td className="pk-cart-line__remove">{deleteButton}</td>
      </tr>
    )
  }
  return (
    <Tag className="pk-cart-line" data-unavailable={unavailable}>
      <ProductPicture url={line.thumbUrl} />
      <div className="pk-cart-line__name">
        {name}
        {soldOutNote || (
          <>
            <LinePrice line={line} />
            <LazyPacksNote line={line} />
          </>
        )}
      </div>
      <div className="pk-cart-line__sums">
        {counter}
        <span className="pk-cart-line__total">{total}</span>
      </div>
      {deleteButton}
    </Tag>
  )
}, isUnchanged)

/** Replaces the line of a product that is not in the cart. Source: CART-41. */
export const MissingLine = ({ text }: { readonly text: string }) => (
  <div className="pk-cart-line">
    <ProductPicture url="" />
    <div className="pk-cart-line__name">
      <ProductName name={text} link="" />
    </div>
    <span className="pk-cart-line__total">{useMoney()(0)}</span>
  </div>
)
