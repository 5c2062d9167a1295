import type { OrderEdition, OrderItem } from '@prilavok/contracts/admin'
import { CloseIcon } from '@prilavok/ui/icon'
import { useId } from 'react'
import { useFormContext } from 'react-hook-form'
import { PiecesControl } from '../kit/form/pieces-control'
import { TypedControl } from '../kit/form/typed-control'
import { numberFrom } from '../kit/lib/number-from'
import { useCan, useLabels } from '../kit/staff/staff-context'
import { useValues } from '../kit/values/use-values'
import { editLabels } from './edit-words'

const nothing = () => undefined

interface LineProps {
  readonly line: OrderItem
  readonly at: number
  readonly counted: OrderItem | undefined
  readonly agreed: OrderItem | undefined
  readonly name: string
  readonly onChange: (change: Partial<OrderItem>) => void
  readonly onRemove: () => void
}

/** A line while it is edited: its quantity, its price, and why that is another one. */
export function EditedLine({ line, at, counted, agreed, name, onChange, onRemove }: LineProps) {
  const words = useLabels(editLabels)
  const can = useCan()
  const { money } = useValues()
  const id = useId()
  const { formState } = useFormContext<OrderEdition>()
  const mayPrice = can('order', 'edit-price')
  const shopPrice = agreed?.price ?? counted?.price ?? 0
  const price = line.price || counted?.price || 0
  const hasReason = line.priceReason != null || (line.price > 0 && line.price !== shopPrice)
  const wrong = formState.errors.items?.[at]
  const message = wrong?.quantity?.message ?? wrong?.priceReason?.message
  return (
    <tr>
      <th scope="row">
        {name}
        <small>
          {[counted?.article || line.article, counted === undefined ? null : money(counted.total)]
            .filter(Boolean)
            .join(' · ')}
        </small>
        {message && <p className="pk-staff-field__error">{message}</p>}
        {hasReason && (
          <label className="pk-staff-field pk-staff-lines__reason">
            <span className="pk-staff-field__name">{words.reason}</span>
            <input
              className="pk-staff-input"
              maxLength={300}
              aria-label={words.reasonOf(name)}
              disabled={!mayPrice}
              value={line.priceReason ?? ''}
              onChange={({ target }) => onChange({ priceReason: target.value })}
            />
          </label>
        )}
      </th>
      <td data-end>
        <PiecesControl
          label={words.quantityOf(name)}
          value={line.quantity}
          onChange={(quantity) => onChange({ quantity })}
        />
      </td>
      <td data-end>
        {mayPrice ? (
          <>
            <label className="pk-staff-hidden" htmlFor={`${id}-price`}>
              {words.priceOf(name)}
            </label>
            <TypedControl
              id={`${id}-price`}
              label={words.priceOf(name)}
              value={price}
              text={price === 0 ? '' : String(price).replace('.', ',')}
              inputMode="decimal"
              isRequired
              read={numberFrom}
              onChange={(next) => {
                const typed = Number(next ?? 0)
                // The agreed price again needs no reason.
                onChange(
                  typed === shopPrice ? { price: typed, priceReason: agreed?.priceReason ?? null } : { price: typed },
                )
              }}
              onBlur={nothing}
              focusRef={nothing}
              describedBy={undefined}
            />
          </>
        ) : (
          money(price)
        )}
      </td>
      <td data-end>
        <button
          type="button"
          className="pk-staff-small"
          aria-label={words.remove(name)}
          title={words.remove(name)}
          onClick={onRemove}
        >
          <CloseIcon />
        </button>
      </td>
    </tr>
  )
}
