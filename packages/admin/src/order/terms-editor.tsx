import { transportCompanyValues, type OrderEdition } from '@prilavok/contracts/admin'
import { useId, useMemo, type ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { useEditOf } from '../kit/form/edit-context'
import { FieldRow } from '../kit/form/field-row'
import { LazyLookup } from '../kit/lookup/lazy-lookup'
import { Card } from '../kit/screen/card'
import { useCan, useLabels } from '../kit/staff/staff-context'
import { useValues } from '../kit/values/use-values'
import { DeliveryPrice } from './delivery-price'
import { editLabels } from './edit-words'
import { orderLabels } from './order-words'
import type { OrderPreview } from './use-order-preview'

const BY_INVOICE = 'FromCheckingAccountAsLegalEntity'

/** Fields of the order's form by their names. */
function useFields(names: readonly string[]) {
  const { descriptor } = useEditOf()
  return useMemo(() => {
    const all = descriptor.sections.flatMap((section) => section.fields)
    return names.flatMap((name) => all.find(({ field }) => field === name) ?? [])
  }, [descriptor, names])
}

const PEOPLE = ['customerId', 'customerComment'] as const
const RECIPIENT = ['recipient'] as const
const PAYMENT = ['purchaseType'] as const
const COMPANY = ['company'] as const
const DISCOUNT = ['discountPercent', 'discountReason'] as const

function Rows({ names }: { readonly names: readonly string[] }) {
  return useFields(names).map((field) => <FieldRow key={field.field} field={field} isReadOnly={false} />)
}

/** Who pays and who receives. */
export function PeopleEditor({ order }: { readonly order: OrderEdition }) {
  const words = useLabels(editLabels)
  const { setValue } = useFormContext<OrderEdition>()
  return (
    <Card title={words.people}>
      <div className="pk-staff-fields">
        <Rows names={PEOPLE} />
      </div>
      <label className="pk-staff-check">
        <input
          type="checkbox"
          checked={order.recipient != null}
          onChange={({ target }) =>
            setValue(
              'recipient',
              target.checked ? { firstName: '', lastName: '', middleName: null, phone: '' } : null,
              {
                shouldDirty: true,
              },
            )
          }
        />
        {words.otherRecipient}
      </label>
      {order.recipient != null && <Rows names={RECIPIENT} />}
    </Card>
  )
}

/** How it is paid, and what staff give. */
export function PaymentEditor({ order }: { readonly order: OrderEdition }) {
  const words = useLabels(editLabels)
  const can = useCan()
  return (
    <Card title={words.pay}>
      <div className="pk-staff-fields">
        <Rows names={PAYMENT} />
        {can('order', 'edit-price') && <Rows names={DISCOUNT} />}
      </div>
      {(order.purchaseType === BY_INVOICE || order.company != null) && <Rows names={COMPANY} />}
    </Card>
  )
}

interface PlaceEditorProps {
  readonly order: OrderEdition
  readonly preview: OrderPreview
}

/** City, carrier, point or address, the day and the cost. */
export function PlaceEditor({ order, preview }: PlaceEditorProps) {
  const can = useCan()
  const words = useLabels(editLabels)
  const names = useLabels(orderLabels)
  const { title } = useValues()
  const { formState, setValue } = useFormContext<OrderEdition>()
  const id = useId()
  const { delivery } = order
  const errors = formState.errors.delivery
  const set = (change: Partial<OrderEdition['delivery']>) =>
    setValue('delivery', { ...delivery, ...change }, { shouldDirty: true })
  const field = (key: string, name: string, wrong: string | undefined, content: ReactNode) => (
    <div className="pk-staff-field" data-invalid={wrong !== undefined || undefined}>
      <label className="pk-staff-field__name" htmlFor={`${id}-${key}`}>
        {name}
      </label>
      {content}
      {wrong !== undefined && <p className="pk-staff-field__error">{wrong}</p>}
    </div>
  )
  return (
    <Card title={words.place}>
      <div className="pk-staff-choices" role="radiogroup" aria-label={names.way}>
        {([false, true] as const).map((toDoor) => (
          <label key={String(toDoor)} className="pk-staff-check">
            <input
              type="radio"
              name={`${id}-way`}
              checked={delivery.toDoor === toDoor}
              onChange={() => set({ toDoor, pickPointId: null, ...(toDoor && { addressDelivery: '' }) })}
            />
            {toDoor ? words.toDoor : words.toPoint}
          </label>
        ))}
      </div>
      <div className="pk-staff-fields">
        {field(
          'city',
          names.city,
          errors?.cityId?.message,
          <LazyLookup
            of="addressCity"
            many={false}
            id={`${id}-city`}
            label={names.city}
            value={delivery.cityId ? [delivery.cityId] : []}
            onChange={([cityId]) => cityId !== undefined && set({ cityId, pickPointId: null })}
          />,
        )}
        {field(
          'carrier',
          names.carrier,
          errors?.transportCompany?.message,
          <select
            id={`${id}-carrier`}
            className="pk-staff-input"
            value={delivery.transportCompany}
            onChange={({ target }) =>
              set({ transportCompany: target.value as typeof delivery.transportCompany, pickPointId: null })
            }
          >
            {[...new Set([delivery.transportCompany, ...transportCompanyValues.values])].map((each) => (
              <option key={each} value={each}>
                {title('TransportCompany', each)}
              </option>
            ))}
          </select>,
        )}
        {delivery.toDoor
          ? field(
              'address',
              names.address,
              errors?.addressDelivery?.message,
              <input
                id={`${id}-address`}
                className="pk-staff-input"
                maxLength={500}
                value={delivery.addressDelivery ?? ''}
                onChange={({ target }) => set({ addressDelivery: target.value })}
              />,
            )
          : field(
              'point',
              names.point,
              errors?.pickPointId?.message,
              <LazyLookup
                key={`${delivery.cityId}-${delivery.transportCompany}`}
                of="transportCompanyPickPoint"
                many={false}
                id={`${id}-point`}
                label={names.point}
                narrowed={{ cityId: delivery.cityId, transportCompany: delivery.transportCompany }}
                value={delivery.pickPointId ? [delivery.pickPointId] : []}
                onChange={([pickPointId]) => set({ pickPointId: pickPointId ?? null })}
              />,
            )}
        {field(
          'planned',
          names.planned,
          undefined,
          <input
            id={`${id}-planned`}
            className="pk-staff-input"
            type="date"
            value={delivery.plannedDispatchOn ?? ''}
            onChange={({ target }) => set({ plannedDispatchOn: target.value || null })}
          />,
        )}
        {can('order', 'edit-price') && <DeliveryPrice order={order} preview={preview} />}
      </div>
    </Card>
  )
}
