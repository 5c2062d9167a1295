import type { OrderInProcessEdition } from '@prilavok/contracts/admin'
import { useId, useMemo } from 'react'
import { useFormContext } from 'react-hook-form'
import { isGroup } from '../kit/describe/is-group'
import { useEditOf } from '../kit/form/edit-context'
import { FieldRow } from '../kit/form/field-row'
import { LazyLookup } from '../kit/lookup/lazy-lookup'
import { useLabels, useStaff } from '../kit/staff/staff-context'
import { useValues } from '../kit/values/use-values'
import type { DraftProps } from './draft-cards'
import { draftLabels } from './draft-words'
import { knownCustomer } from './use-beginning'

type Draft = OrderInProcessEdition
/** A field of the draft's form, or one inside of another. */
function Row({ name, inside }: { readonly name: string; readonly inside?: readonly string[] }) {
  const { descriptor } = useEditOf()
  const field = useMemo(
    () => descriptor.sections.flatMap((section) => section.fields).find((each) => each.field === name),
    [descriptor, name],
  )
  if (field === undefined) return null
  if (inside === undefined || !isGroup(field)) return <FieldRow field={field} isReadOnly={false} />
  return inside
    .flatMap((each) => field.fields.find((one) => one.field === each) ?? [])
    .map((each) => <FieldRow key={each.field} field={each} above={`${name}.`} isReadOnly={false} />)
}

/** Who orders: somebody whom the shop knows, or somebody new. */
export function CustomerEditor() {
  const words = useLabels(draftLabels)
  const { client } = useStaff()
  const { setValue } = useFormContext<Draft>()
  const id = useId()
  const take = async (customerId: string) => {
    setValue('customer', await knownCustomer(client, customerId), { shouldDirty: true })
  }
  return (
    <>
      <div className="pk-staff-field">
        <label className="pk-staff-field__name" htmlFor={id}>
          {words.knownCustomer}
        </label>
        <LazyLookup
          of="customer"
          many={false}
          id={id}
          label={words.knownCustomer}
          value={[]}
          onChange={([customerId]) => customerId !== undefined && void take(customerId)}
        />
      </div>
      <div className="pk-staff-fields">
        <Row name="customer" inside={['lastName', 'firstName', 'middleName', 'phone', 'email', 'comment']} />
      </div>
      <Row name="personalDataConsent" />
    </>
  )
}

/** Who receives, where that is somebody else. */
export function RecipientEditor({ draft: { recipient } }: DraftProps) {
  const words = useLabels(draftLabels)
  const { setValue } = useFormContext<Draft>()
  const blank = { firstName: '', lastName: '', middleName: null, phone: '' }
  return (
    <>
      <label className="pk-staff-check">
        <input
          type="checkbox"
          checked={recipient !== null}
          onChange={({ target }) => setValue('recipient', target.checked ? blank : null, { shouldDirty: true })}
        />
        {words.otherRecipient}
      </label>
      {recipient !== null && (
        <div className="pk-staff-fields">
          <Row name="recipient" inside={['lastName', 'firstName', 'middleName', 'phone']} />
        </div>
      )}
    </>
  )
}

/** Where it goes: a point of the carrier in the city, or an address. */
export function DeliveryEditor({ draft: { delivery, deliveryCost } }: DraftProps) {
  const words = useLabels(draftLabels)
  const { money } = useValues()
  const { setValue } = useFormContext<Draft>()
  const id = useId()
  const narrowed = {
    ...(delivery.cityId && { cityId: delivery.cityId }),
    ...(delivery.transportCompany && { transportCompany: delivery.transportCompany }),
  }
  return (
    <>
      <div className="pk-staff-choices" role="radiogroup" aria-label={words.way}>
        {([false, true] as const).map((toDoor) => (
          <label key={String(toDoor)} className="pk-staff-check">
            <input
              type="radio"
              name={`${id}-way`}
              checked={delivery.toDoor === toDoor}
              onChange={() => setValue('delivery', { ...delivery, toDoor, pickPointId: null }, { shouldDirty: true })}
            />
            {toDoor ? words.toDoor : words.toPoint}
          </label>
        ))}
      </div>
      <div className="pk-staff-fields">
        <Row name="delivery" inside={['cityId', 'transportCompany']} />
        {delivery.toDoor ? (
          <Row
            name="delivery"
            inside={['addressDeliveryCity', 'addressDeliveryStreet', 'addressDeliveryHouse', 'addressDeliverApartment']}
          />
        ) : (
          <div className="pk-staff-field">
            <label className="pk-staff-field__name" htmlFor={`${id}-point`}>
              {words.point}
            </label>
            <LazyLookup
              key={JSON.stringify(narrowed)}
              of="transportCompanyPickPoint"
              many={false}
              id={`${id}-point`}
              label={words.point}
              narrowed={narrowed}
              value={delivery.pickPointId ? [delivery.pickPointId] : []}
              onChange={([pickPointId]) =>
                setValue('delivery', { ...delivery, pickPointId: pickPointId ?? null }, { shouldDirty: true })
              }
            />
          </div>
        )}
      </div>
      {deliveryCost != null && <p className="pk-staff-note">{`${words.cost}: ${money(deliveryCost)}`}</p>}
    </>
  )
}

const BY_INVOICE = 'FromCheckingAccountAsLegalEntity'

/** How it is paid. */
export function PaymentEditor({ draft: { delivery, company } }: DraftProps) {
  return (
    <>
      <div className="pk-staff-fields">
        <Row name="delivery" inside={['purchaseType']} />
      </div>
      {(delivery.purchaseType === BY_INVOICE || company !== null) && <Row name="company" />}
    </>
  )
}
