import { isPriceKnown } from '@prilavok/core/cart'
import { checkoutFlow } from '@prilavok/core/flows'
import { useCart, useShop, useStore } from '@prilavok/react'
import { Badge } from '@prilavok/ui/badge'
import { Button, IconButton } from '@prilavok/ui/button'
import { TrashIcon } from '@prilavok/ui/icon'
import { QuantityStepper, quantityStepperLabels } from '@prilavok/ui/quantity-stepper'
import { useMemo, useRef, useState } from 'react'
import { cartLineRu } from '../cart/cart-line.labels'
import { GoodName } from '../cart/good-name'
import { GoodPicture } from '../cart/good-picture'
import { LinePrice } from '../cart/line-price'
import { useLabels } from '../lib/labels'
import { useKeptFocus } from '../lib/use-kept-focus'
import { useMoney } from '../lib/use-money'
import { Later } from './later'
import './product-list.css'
import { productListRu, type ProductListLabels } from './product-list.labels'

export interface ProductListProps {
  readonly labels?: Partial<ProductListLabels> | undefined
}

type Line = ReturnType<typeof useCart>['lines'][number]

/** A longer list shows so many goods until it is asked for the rest: the form is what the buyer came for. */
const SHOWN = 4

/** The goods of the order (CHK-16); deleting one asks first (CHK-17). */
export function ProductList({ labels }: ProductListProps) {
  const { lines, remove, setQuantity } = useCart()
  const text = useLabels('productList', productListRu, labels)
  const [whole, setWhole] = useState(false)
  const { checkout } = useShop().use(checkoutFlow).rooms
  const question = useStore(checkout.state, (state) => state.question)
  const doubted = question?.kind === 'remove' ? lines.find(({ id }) => id === question.good) : undefined
  const root = useRef<HTMLDivElement>(null)
  const removedAt = useRef(0)
  const heir = useMemo(
    () => ({
      get current() {
        const buttons = root.current?.querySelectorAll<HTMLElement>('.pk-product-line__remove') ?? []
        return buttons[Math.min(removedAt.current, buttons.length - 1)] ?? null
      },
    }),
    [],
  )
  useKeptFocus(root, heir)

  const foldable = lines.length > SHOWN + 1
  const rows = foldable && !whole ? lines.slice(0, SHOWN) : lines
  return (
    <div className="pk-product-list" ref={root}>
      <ul className="pk-product-list__lines">
        {rows.map((line, index) => (
          <ProductLine
            key={line.id}
            line={line}
            text={text}
            onQuantity={(quantity) => setQuantity(line.id, quantity)}
            onRemove={() => {
              removedAt.current = index
              checkout.ask({ kind: 'remove', good: line.id })
            }}
          />
        ))}
      </ul>
      {foldable && (
        <Button variant="quiet" onClick={() => setWhole(!whole)}>
          {whole ? text.fewer : text.more(lines.length - SHOWN)}
        </Button>
      )}
      {doubted !== undefined && (
        <Later>
          {({ RemoveDialog }) => (
            <RemoveDialog
              name={doubted.name}
              text={text}
              returnFocus={heir}
              onKeep={() => checkout.ask(null)}
              onRemove={() => {
                checkout.ask(null)
                remove(doubted.id)
              }}
            />
          )}
        </Later>
      )}
    </div>
  )
}

interface ProductLineProps {
  readonly line: Line
  readonly text: ProductListLabels
  readonly onQuantity: (quantity: number) => void
  readonly onRemove: () => void
}

function ProductLine({ line, text, onQuantity, onRemove }: ProductLineProps) {
  const { unknown } = useLabels('cartLine', cartLineRu)
  const stepper = useLabels('quantityStepper', quantityStepperLabels)
  const money = useMoney()
  return (
    <li className="pk-product-line" data-unavailable={line.available ? undefined : ''}>
      <GoodPicture url={line.thumbUrl} />
      <div className="pk-product-line__name">
        <GoodName name={line.name} link={line.link} />
        {line.available ? (
          <LinePrice line={line} />
        ) : (
          <p className="pk-product-line__sold-out">
            <Badge tone="warning">{text.soldOut}</Badge> {text.soldOutHelp}
          </p>
        )}
      </div>
      <div className="pk-product-line__sums">
        {line.available && (
          <QuantityStepper size="small" name={line.name} value={line.quantity} labels={stepper} onChange={onQuantity} />
        )}
        <span className="pk-product-line__total">{isPriceKnown(line) ? money(line.total) : unknown}</span>
      </div>
      <IconButton
        className="pk-product-line__remove"
        size="small"
        label={text.remove(line.name)}
        icon={<TrashIcon />}
        onClick={onRemove}
      />
    </li>
  )
}
