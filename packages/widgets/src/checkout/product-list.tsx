import type { PricedLine } from '@prilavok/core/cart'
import { checkoutFlow } from '@prilavok/core/flows'
import { useCart, useShop, useStore } from '@prilavok/react'
import { Button } from '@prilavok/ui/button'
import { useCallback, useRef, useState } from 'react'
import { CartLineItem } from '../cart/cart-line-item'
import { useFocusAfterRemoval } from '../cart/use-focus-after-removal'
import { useLabels } from '../lib/labels'
import { productListRu, type ProductListLabels } from './checkout.labels'
import { LazyExtras } from './lazy'
import './product-list.css'

export interface ProductListProps {
  readonly labels?: Partial<ProductListLabels> | undefined
}

/** A longer list shows so many products until the rest is opened: the form is what the buyer came for. */
const SHOWN = 4

/** The products of the order; deleting one asks first. Source: CHK-16, CHK-17. */
export function ProductList({ labels }: ProductListProps) {
  const { lines, remove, setQuantity } = useCart()
  const text = useLabels('productList', productListRu, labels)
  const [whole, setWhole] = useState(false)
  const { checkout } = useShop().use(checkoutFlow).features
  const question = useStore(checkout.state, (state) => state.question)
  const doubted = question?.kind === 'remove' ? lines.find(({ id }) => id === question.line) : undefined
  const root = useRef<HTMLDivElement>(null)
  const { removing, fallback } = useFocusAfterRemoval(root)
  const askToRemove = useCallback(
    ({ id }: PricedLine, index: number) => {
      removing(index)
      checkout.ask({ kind: 'remove', line: id })
    },
    [removing, checkout],
  )

  const foldable = lines.length > SHOWN + 1
  const rows = foldable && !whole ? lines.slice(0, SHOWN) : lines
  return (
    <div className="pk-product-list" ref={root}>
      <ul className="pk-product-list__lines">
        {rows.map((line, index) => (
          <CartLineItem
            key={line.id}
            as="li"
            size="small"
            line={line}
            removeLabel={text.remove(line.name)}
            soldOut={text.soldOut}
            soldOutHelp={text.soldOutHelp}
            index={index}
            onQuantity={setQuantity}
            onRemove={askToRemove}
          />
        ))}
      </ul>
      {foldable && (
        <Button variant="quiet" onClick={() => setWhole(!whole)}>
          {whole ? text.fewer : text.more(lines.length - SHOWN)}
        </Button>
      )}
      {doubted !== undefined && (
        <LazyExtras>
          {({ RemoveDialog }) => (
            <RemoveDialog
              name={doubted.name}
              text={text}
              returnFocus={fallback}
              onKeep={() => checkout.ask(null)}
              onRemove={() => {
                checkout.ask(null)
                remove(doubted.id)
              }}
            />
          )}
        </LazyExtras>
      )}
    </div>
  )
}
