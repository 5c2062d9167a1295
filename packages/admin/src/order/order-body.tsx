import { mayEditOrder, type OrderEdition } from '@prilavok/contracts/admin'
import { Button } from '@prilavok/ui/button'
import { useEffect, useMemo, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useStore } from 'zustand'
import { useCan, useStaff, useLabels } from '../kit/staff/staff-context'
import { useEditOf } from '../kit/form/edit-context'
import { FieldRow } from '../kit/form/field-row'
import { useLetterKey } from '../kit/keys/use-letter-key'
import { Card } from '../kit/screen/card'
import { CallCard } from './call-card'
import { CancelOrder } from './cancel-order'
import { DeliveryCard, PaymentsCard } from './order-cards'
import { EditSwitch } from './edit-switch'
import { LinesEditor } from './lines-editor'
import { OrderHeader } from './order-header'
import { OrderLines } from './order-lines'
import { OrderSums } from './order-sums'
import { changeUnreached, needsReason, nextStatuses } from './order-path'
import { orderLabels } from './order-words'
import { ParcelCard } from './parcel-card'
import { PeopleCard } from './people-card'
import { StatusStepper } from './status-stepper'
import { PaymentEditor, PeopleEditor, PlaceEditor } from './terms-editor'
import { COUNTED, useOrderPreview } from './use-order-preview'
import '../kit/screen/screens.css'
import '../kit/screen/work-screen.css'
import './order-screen.css'

/** What staff write on an order; everything else was agreed with the buyer or follows from it. */
const WRITTEN = ['managerComment', 'tags', 'placesCount', 'prePaymentMethod', 'prePaymentAmount', 'promoCode', 'source']

function StaffFields() {
  const words = useLabels(orderLabels)
  const { descriptor, mayEdit, saveNow } = useEditOf()
  const { session } = useStaff()
  const me = useStore(session, (state) => state.session?.user)
  const manager: unknown = useWatch({ name: 'managerId' })
  const fields = useMemo(() => {
    const all = descriptor.sections.flatMap((section) => section.fields)
    return WRITTEN.flatMap((name) => all.find(({ field }) => field === name) ?? [])
  }, [descriptor])
  const mayTake = mayEdit && me !== undefined && manager !== me.id
  return (
    <Card
      title={words.edit}
      aside={
        mayTake && (
          <Button size="small" variant="quiet" onClick={() => void saveNow({ managerId: me.id })}>
            {words.take}
          </Button>
        )
      }
    >
      <div className="pk-staff-fields">
        {fields.map((field) => (
          <FieldRow key={field.field} field={field} isReadOnly={!mayEdit} />
        ))}
      </div>
    </Card>
  )
}

/** An order as staff work on it: what it is above, what was agreed on the left, what is done with it on the right. */
export function OrderBody() {
  const { control, getValues, clearErrors } = useFormContext<OrderEdition>()
  // Renders again with every change; the fields are read whole.
  useWatch({ control })
  const order = getValues()
  const { mayEdit, saveNow, read } = useEditOf()
  const words = useLabels(orderLabels)
  const { links } = useStaff()
  const [isCalling, setCalling] = useState(false)
  const [cancelling, setCancelling] = useState<string | null>(null)
  const preview = useOrderPreview(order)
  const mayEditNow = mayEdit && mayEditOrder(order.status)
  // What is typed belongs to the edit of the record; here is only whether its fields are open.
  const [isOpen, setEditing] = useState(false)
  const isEditing = mayEditNow && (isOpen || preview.isEdited)
  const version = read().fields['version']
  useEffect(() => setEditing(false), [version])
  // What the server has counted it would save: what it found wrong before is wrong no more.
  useEffect(() => {
    if (!preview.isEdited || preview.previewed !== null) clearErrors([...COUNTED])
  }, [preview.isEdited, preview.previewed])
  useLetterKey('KeyI', () => setCalling(true))
  useLetterKey('KeyE', () => mayEditNow && setEditing(true))
  const isNew = !order.number
  const mayBegin = useCan()('order-in-process', 'write')
  // A new order begins as a draft, which has the checks and the confirmation of the shop.
  useEffect(() => {
    if (isNew && mayBegin) links.open(links.create('orderInProcess'))
  }, [isNew, mayBegin])
  if (isNew)
    return (
      <p className="pk-staff-notice">
        {mayBegin ? <a href={links.create('orderInProcess')}>{words.toNew}</a> : words.noCreate}
      </p>
    )
  return (
    <div className="pk-staff-work">
      <OrderHeader order={order} onCall={() => setCalling(true)} />
      <StatusStepper order={order} />
      <div className="pk-staff-work__columns">
        <div>
          <Card title={words.lines} aside={mayEditNow && <EditSwitch isEditing={isEditing} onSwitch={setEditing} />}>
            {isEditing ? <LinesEditor order={order} preview={preview} /> : <OrderLines order={order} />}
            <OrderSums order={order} preview={preview} />
          </Card>
          {isEditing ? <PlaceEditor order={order} preview={preview} /> : <DeliveryCard order={order} />}
          {isEditing && <PaymentEditor order={order} />}
          <PaymentsCard order={order} />
        </div>
        <div>
          {isEditing ? <PeopleEditor order={order} /> : <PeopleCard order={order} />}
          <ParcelCard order={order} />
          <StaffFields />
        </div>
      </div>
      {isCalling && (
        <CallCard
          order={order}
          next={mayEdit ? nextStatuses(order) : []}
          calls={{ callOn: order.callOn, attempts: order.callAttempts }}
          onAgain={
            mayEdit && nextStatuses(order).length > 0
              ? (callOn) => {
                  setCalling(false)
                  void saveNow(changeUnreached(order, callOn))
                }
              : null
          }
          onClose={() => setCalling(false)}
          onStatus={(status) => {
            setCalling(false)
            if (needsReason(status)) setCancelling(status)
            else void saveNow({ status })
          }}
        />
      )}
      {cancelling !== null && <CancelOrder order={order} status={cancelling} onClose={() => setCancelling(null)} />}
    </div>
  )
}
