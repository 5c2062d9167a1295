import { transportCompanyOrderStatusValues, type OrderEdition } from '@prilavok/contracts/admin'
import { validateTK } from '@prilavok/core/forms'
import { Button } from '@prilavok/ui/button'
import { useId, useState, type KeyboardEvent } from 'react'
import { useFormContext } from 'react-hook-form'
import { useStaff, useLabels } from '../kit/staff/staff-context'
import { failureOf } from '../kit/client/failures'
import { useEditOf } from '../kit/form/edit-context'
import { isSame } from '../kit/records/same-value'
import { Card } from '../kit/screen/card'
import { useValues } from '../kit/values/use-values'
import { parcelRu } from './parcel.labels'
import { parcelEn } from './parcel.labels.en'
import { parcelOf, ParcelChanged, saveParcel, type Parcel } from './save-parcel'
import { SendData } from './send-data'
import { TrackSteps } from './track-steps'

const rule = validateTK('status')

/** Track code and carrier status, judged and saved together (VALID-32, ADMIN-22). */
export function ParcelCard({ order }: { readonly order: OrderEdition }) {
  const { client, notify } = useStaff()
  const words = useLabels({ ru: parcelRu, en: parcelEn })
  const values = useValues()
  const { mayEdit, read, adopt, refresh } = useEditOf()
  const { setValue } = useFormContext<OrderEdition>()
  // What is typed belongs to the edit of the record: its save, its draft and its questions on leaving know of it.
  const [stored, typed] = [parcelOf(read().fields), parcelOf(order)]
  const setTyped = ({ trackCode, transportCompanyOrderStatus: status }: Parcel) => {
    const known = transportCompanyOrderStatusValues.values.find((each) => each === status) ?? null
    setValue('trackCode', trackCode || null, { shouldDirty: true })
    setValue('transportCompanyOrderStatus', known, { shouldDirty: true })
  }
  const [isTouched, setTouched] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const id = useId()
  const isMissing = !rule.passes(typed.trackCode, { status: typed.transportCompanyOrderStatus })
  const isChanged = !isSame(typed, stored)
  const save = async () => {
    setTouched(true)
    if (isMissing || isBusy || !isChanged) return
    setBusy(true)
    setFailure(null)
    try {
      adopt(await saveParcel(client, read(), typed), words.saved)
      setTouched(false)
    } catch (thrown) {
      if (thrown instanceof ParcelChanged) {
        await refresh()
        notify({ text: words.changedMeanwhile, tone: 'danger' })
      } else {
        const problem = failureOf(thrown)
        setFailure(problem?.problem?.errors?.[0]?.message ?? problem?.message ?? String(thrown))
      }
    } finally {
      setBusy(false)
    }
  }
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void save()
  }
  const error = isTouched && isMissing ? words.statusMissing : failure
  const errorId = error === null ? undefined : `${id}-error`
  const added = order.trackCodeAddedOn
  return (
    <Card
      title={words.title}
      aside={added ? <span className="pk-staff-note">{words.addedOn(values.day(added))}</span> : null}
    >
      {mayEdit ? (
        <>
          <div className="pk-staff-parcel">
            <div className="pk-staff-field">
              <label className="pk-staff-field__name" htmlFor={`${id}-code`}>
                {words.trackCode}
              </label>
              <input
                id={`${id}-code`}
                className="pk-staff-input"
                maxLength={64}
                autoComplete="off"
                spellCheck={false}
                value={typed.trackCode}
                onChange={(event) => {
                  setTyped({ ...typed, trackCode: event.target.value })
                  setTouched(true)
                }}
                onKeyDown={enter}
              />
            </div>
            <div className="pk-staff-field">
              <label className="pk-staff-field__name" htmlFor={`${id}-status`}>
                {words.status}
              </label>
              <select
                id={`${id}-status`}
                className="pk-staff-input"
                value={typed.transportCompanyOrderStatus}
                aria-invalid={error !== null || undefined}
                aria-describedby={errorId}
                onChange={(event) => setTyped({ ...typed, transportCompanyOrderStatus: event.target.value })}
                onKeyDown={enter}
              >
                <option value="">—</option>
                {transportCompanyOrderStatusValues.values.map((each) => (
                  <option key={each} value={each}>
                    {values.title('TransportCompanyOrderStatus', each)}
                  </option>
                ))}
              </select>
            </div>
          </div>
          {error !== null && (
            <p className="pk-staff-field__error" id={errorId} role="alert">
              {error}
            </p>
          )}
          {isChanged && (
            <Button size="small" variant="primary" busy={isBusy} onClick={() => void save()}>
              {words.save}
            </Button>
          )}
        </>
      ) : (
        <p>
          <span className="pk-staff-mono">{stored.trackCode || '—'}</span>{' '}
          {values.title('TransportCompanyOrderStatus', stored.transportCompanyOrderStatus)}
        </p>
      )}
      <TrackSteps
        trackCode={stored.trackCode}
        status={stored.transportCompanyOrderStatus}
        onTake={mayEdit ? (status) => setTyped({ ...typed, transportCompanyOrderStatus: status }) : null}
      />
      <SendData orderId={String(order.id ?? '')} />
    </Card>
  )
}
