import { useCartActions } from '@prilavok/react'
import { labels } from './labels'

interface StepperProps {
  readonly id: string
  readonly name: string
  readonly quantity: number
}

/** How many pieces of a product are wanted; the last one less takes the product out. */
export function Stepper({ id, name, quantity }: StepperProps) {
  const { increment, decrement, remove, setQuantity } = useCartActions()
  return (
    <div className="stepper">
      <button type="button" aria-label={labels.less(name)} onClick={() => (quantity > 1 ? decrement(id) : remove(id))}>
        −
      </button>
      <input
        type="number"
        inputMode="numeric"
        min="1"
        aria-label={labels.pieces(name)}
        value={quantity}
        onChange={({ target }) => {
          if (target.value !== '') setQuantity(id, target.valueAsNumber)
        }}
      />
      <button type="button" aria-label={labels.more(name)} onClick={() => increment(id)}>
        +
      </button>
    </div>
  )
}
