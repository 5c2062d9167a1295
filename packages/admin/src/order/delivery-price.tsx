import type { OrderEdition } from '@prilavok/contracts/admin'
import { Button } from '@prilavok/ui/button'
import { useId } from 'react'
import { useFormContext } from 'react-hook-form'
import { useEditOf } from '../kit/form/edit-context'
import { TypedControl } from '../kit/form/typed-control'
import { numberFrom } from '../kit/lib/number-from'
import { own } from '../kit/records/same-value'
import { useLabels } from '../kit/staff/staff-context'
import { editLabels } from './edit-words'
import type { OrderPreview } from './use-order-preview'

const nothing = () => undefined

interface DeliveryPriceProps {
  readonly order: OrderEdition
  readonly preview: OrderPreview
}

/** What the delivery costs: by the rules of the shop, or what staff have agreed with the buyer, and why. */
export function DeliveryPrice({ order, preview }: DeliveryPriceProps) {
  const words = useLabels(editLabels)
  const { read } = useEditOf()
  const { formState, setValue } = useFormContext<OrderEdition>()
  const id = useId()
  const { fields } = read()
  const agreed = { cost: Number(own(fields, 'deliveryCost') ?? 0), reason: own(fields, 'deliveryCostReason') ?? null }
  const isByHand = order.deliveryCostReason != null || order.deliveryCost !== agreed.cost
  const cost = isByHand ? order.deliveryCost : (preview.previewed?.after.deliveryCost ?? order.deliveryCost)
  const error = formState.errors.deliveryCostReason?.message
  const set = (deliveryCost: number, reason: string | null) => {
    setValue('deliveryCost', deliveryCost, { shouldDirty: true })
    setValue('deliveryCostReason', reason, { shouldDirty: true })
  }
  return (
    <>
      <div className="pk-staff-field">
        <label className="pk-staff-field__name" htmlFor={`${id}-cost`}>
          {words.deliveryCost}
        </label>
        <TypedControl
          id={`${id}-cost`}
          label={words.deliveryCost}
          value={cost}
          text={String(cost).replace('.', ',')}
          inputMode="decimal"
          isRequired
          read={numberFrom}
          onChange={(next) => {
            const typed = Number(next ?? 0)
            // The agreed cost again needs no other reason.
            if (typed === agreed.cost) set(typed, agreed.reason === null ? null : String(agreed.reason))
            else set(typed, order.deliveryCostReason)
          }}
          onBlur={nothing}
          focusRef={nothing}
          describedBy={undefined}
        />
      </div>
      {isByHand && (
        <div className="pk-staff-field" data-invalid={error !== undefined || undefined}>
          <label className="pk-staff-field__name" htmlFor={`${id}-reason`}>
            {words.deliveryReason}
          </label>
          <input
            id={`${id}-reason`}
            className="pk-staff-input"
            maxLength={300}
            value={order.deliveryCostReason ?? ''}
            onChange={({ target }) => setValue('deliveryCostReason', target.value, { shouldDirty: true })}
          />
          {error !== undefined && <p className="pk-staff-field__error">{error}</p>}
        </div>
      )}
      {isByHand && (
        <p className="pk-staff-choices">
          <Button size="small" variant="quiet" onClick={() => set(agreed.cost, null)}>
            {words.byRules}
          </Button>
        </p>
      )}
    </>
  )
}
