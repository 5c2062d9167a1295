import { fewestOf, isPriceKnown, mostOf, packOf, type PricedLine } from '@prilavok/core/cart'
import { IconButton } from '@prilavok/ui/button'
import { TrashIcon } from '@prilavok/ui/icon'
import { QuantityStepper, quantityStepperLabels } from '@prilavok/ui/quantity-stepper'
import { useLabels } from '../lib/labels'
import { useMoney } from '../lib/use-money'
import type { RenderTemplate } from '../lib/templates'
import type { CartLineItemProps } from './cart-line-item'
import { cartLineRu } from './cart-line.labels'
import { LazyPacksNote } from './lazy-packs-note'

interface TemplateLineProps extends Pick<
  CartLineItemProps,
  'line' | 'removeLabel' | 'index' | 'onQuantity' | 'onRemove'
> {
  readonly template: RenderTemplate
}

function textsOf(line: PricedLine, unknown: string, soldOut: string, money: (kopecks: number) => string) {
  const { name, price, discountPrice, quantity, total, available } = line
  const isCheaper = discountPrice !== null && discountPrice < price
  const amount = (kopecks: number) => (isPriceKnown(line) ? money(kopecks) : unknown)
  return {
    name,
    price: amount(isCheaper ? discountPrice : price),
    'old-price': isCheaper ? money(price) : null,
    quantity: String(quantity),
    total: amount(total),
    'sold-out': available ? null : soldOut,
  }
}

/** A line of the cart in the page's own markup. */
export function TemplateLine({ template, line, removeLabel, index = 0, onQuantity, onRemove }: TemplateLineProps) {
  const words = useLabels('cartLine', cartLineRu)
  const stepper = useLabels('quantityStepper', quantityStepperLabels)
  const money = useMoney()
  const { id, name, link, thumbUrl, quantity, available } = line
  return (
    <li className="pk-cart-line" data-unavailable={available ? undefined : ''}>
      {template({
        values: { id, link, image: thumbUrl, texts: textsOf(line, words.unknown, words.soldOut, money) },
        parts: {
          quantity: available && (
            <>
              <QuantityStepper
                name={name}
                value={quantity}
                min={fewestOf(line)}
                max={mostOf(line)}
                step={packOf(line)}
                labels={stepper}
                onChange={(next) => onQuantity(id, next)}
              />
              <LazyPacksNote line={line} />
            </>
          ),
          remove: (
            <IconButton
              className="pk-cart-line__delete"
              label={removeLabel}
              icon={<TrashIcon />}
              onClick={() => onRemove(line, index)}
            />
          ),
        },
      })}
    </li>
  )
}
