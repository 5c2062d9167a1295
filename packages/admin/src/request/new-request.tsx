import { handMadeRequestKinds } from '@prilavok/contracts/admin'
import { Button } from '@prilavok/ui/button'
import { useEffect, useId, useState, type FormEvent } from 'react'
import { useStore } from 'zustand'
import type { RecordScreenProps } from '../kit/describe/descriptor.types'
import { useLeaveGuard } from '../kit/edits/use-leave-guard'
import { LabelledInput } from '../kit/form/labelled-input'
import { ValueControl } from '../kit/form/value-control'
import { hashUrl } from '../kit/lib/url-port'
import { Card } from '../kit/screen/card'
import { useCan, useLabels, useReader, useStaff } from '../kit/staff/staff-context'
import { callTimes } from '../kit/values/call-times'
import { useValues } from '../kit/values/use-values'
import { requestRu } from './request-body.labels'
import { requestEn } from './request-body.labels.en'
import { useNote, type Noted } from './use-note'
import '../kit/form/form.css'
import '../kit/screen/screens.css'
import '../kit/screen/work-screen.css'
import './request.css'

const nothing = () => undefined

/** A request made by hand: somebody has called or written, and somebody of the staff is to call them. */
export function NewRequest({ onDirty }: RecordScreenProps) {
  const { links, session } = useStaff()
  const can = useCan()
  const words = useLabels({ ru: requestRu, en: requestEn })
  const { refused } = useLabels('staff')
  const me = useStore(session, (state) => state.session?.user.id ?? null)
  const { timeZone } = useReader()
  const { title } = useValues()
  const id = useId()
  const [begun] = useState<Noted>(() => ({
    kind: 'Question',
    phone: new URLSearchParams(hashUrl.read()).get('phone') ?? '',
    ...{ name: '', comment: '', managerId: null, callOn: null },
  }))
  const [noted, setNoted] = useState(begun)
  const [times] = useState(() => callTimes(Date.now(), timeZone))
  const isDirty = noted !== begun
  useLeaveGuard(isDirty)
  useEffect(() => void onDirty(isDirty), [isDirty])
  const { isBusy, failure, save } = useNote((made) => {
    onDirty(false)
    links.open(links.record('request', made))
  })
  const change = (part: Partial<Noted>) => setNoted({ ...noted, ...part })
  const wrong = (field: string) => (failure?.field === field ? failure.text : null)
  if (!can('request', 'write') || !can('customer', 'read-personal-data'))
    return <p className="pk-staff-notice">{refused}</p>
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save(noted)
  }
  const offered = [
    [words.hour, times.hour],
    [words.evening, times.evening],
    [words.tomorrow, times.tomorrow],
  ] as const
  return (
    <form className="pk-staff-request-new" onSubmit={submit}>
      <h1 className="pk-staff-title" tabIndex={-1}>
        {words.newTitle}
      </h1>
      <Card title={words.asks}>
        <div className="pk-staff-fields">
          <LabelledInput
            label={words.phone}
            type="tel"
            inputMode="tel"
            required
            value={noted.phone}
            error={wrong('phone')}
            onText={(phone) => change({ phone })}
          />
          <LabelledInput label={words.name} maxLength={100} value={noted.name} onText={(name) => change({ name })} />
          <div className="pk-staff-field">
            <label className="pk-staff-field__name" htmlFor={`${id}-kind`}>
              {words.kind}
            </label>
            <select
              id={`${id}-kind`}
              className="pk-staff-input"
              value={noted.kind}
              onChange={(event) => change({ kind: event.target.value })}
            >
              {handMadeRequestKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {title('RequestKind', kind)}
                </option>
              ))}
            </select>
          </div>
          <label className="pk-staff-field" data-wide>
            <span className="pk-staff-field__name">{words.comment}</span>
            <textarea
              className="pk-staff-input"
              rows={4}
              maxLength={2000}
              value={noted.comment}
              onChange={(event) => change({ comment: event.target.value })}
            />
          </label>
        </div>
      </Card>
      <Card
        title={words.staff}
        aside={
          me !== null &&
          noted.managerId !== me && (
            <Button size="small" variant="quiet" onClick={() => change({ managerId: me })}>
              {words.take}
            </Button>
          )
        }
      >
        <div className="pk-staff-fields">
          <div className="pk-staff-field">
            <label className="pk-staff-field__name" htmlFor={`${id}-manager`}>
              {words.manager}
            </label>
            <ValueControl
              field={{ field: 'managerId', kind: 'ref', of: 'staffMember' }}
              id={`${id}-manager`}
              label={words.manager}
              value={noted.managerId}
              onChange={(managerId) => change({ managerId: managerId as string | null })}
              onBlur={nothing}
              focusRef={nothing}
              describedBy={undefined}
            />
          </div>
          <div className="pk-staff-field">
            <label className="pk-staff-field__name" htmlFor={`${id}-call`}>
              {words.again}
            </label>
            <ValueControl
              field={{ field: 'callOn', kind: 'datetime' }}
              id={`${id}-call`}
              label={words.again}
              value={noted.callOn}
              onChange={(callOn) => change({ callOn: (callOn as string | null) || null })}
              onBlur={nothing}
              focusRef={nothing}
              describedBy={undefined}
            />
          </div>
        </div>
        <div className="pk-staff-choices" role="group" aria-label={words.again}>
          {offered.map(
            ([name, callOn]) =>
              callOn !== null && (
                <Button key={name} size="small" onClick={() => change({ callOn })}>
                  {name}
                </Button>
              ),
          )}
        </div>
      </Card>
      {failure !== null && wrong('phone') === null && (
        <p className="pk-staff-field__error" role="alert">
          {failure.text}
        </p>
      )}
      <Button type="submit" variant="primary" busy={isBusy}>
        {words.save}
      </Button>
    </form>
  )
}
