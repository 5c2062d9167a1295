import { findCaller, requestForPhone } from '@prilavok/contracts/admin'
import { Button, ButtonLink } from '@prilavok/ui/button'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { messageOf } from '../kit/client/failures'
import { useLeaveGuard } from '../kit/edits/use-leave-guard'
import { LabelledInput } from '../kit/form/labelled-input'
import { Card } from '../kit/screen/card'
import { useCan, useLabels, useStaff } from '../kit/staff/staff-context'
import { useValues } from '../kit/values/use-values'
import { callRu } from './call.labels'
import { callEn } from './call.labels.en'
import '../kit/screen/screens.css'
import './call.css'

const labels = { ru: callRu, en: callEn }

interface CallScreenProps {
  /** The query of the address, as telephony has opened it. */
  readonly query: string
  /** Says when something typed would be lost. */
  readonly onDirty: (isDirty: boolean) => void
}

/** The phone of an address: a plus that telephony has not encoded is a space there. */
export const phoneIn = (query: string): string => (new URLSearchParams(query).get('phone') ?? '').trim()

/** Asks for a number where the address has none, or a wrong one. */
function PhoneForm({ phone }: { readonly phone: string }) {
  const { links } = useStaff()
  const words = useLabels(labels)
  const [typed, setTyped] = useState(phone)
  const find = (event: FormEvent) => {
    event.preventDefault()
    links.open(links.list('call', new URLSearchParams({ phone: typed.trim() }).toString()))
  }
  return (
    <form className="pk-staff-call-form" onSubmit={find}>
      <LabelledInput label={words.phone} type="tel" inputMode="tel" required value={typed} onText={setTyped} />
      <Button type="submit" variant="primary">
        {words.find}
      </Button>
    </form>
  )
}

/** What somebody new wants, kept as a request with the number that they call from. */
function NewRequest({ phone, onDirty }: { readonly phone: string } & Pick<CallScreenProps, 'onDirty'>) {
  const { client, links } = useStaff()
  const words = useLabels(labels)
  const [name, setName] = useState('')
  const [comment, setComment] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const key = useRef(globalThis.crypto.randomUUID())
  const isDirty = name !== '' || comment !== ''
  useLeaveGuard(isDirty)
  useEffect(() => void onDirty(isDirty), [isDirty])
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    try {
      const body = { phone, name: name.trim() || null, comment: comment.trim() || null }
      const { id } = await client.call(requestForPhone, { body }, { idempotencyKey: key.current, isQuiet: true })
      onDirty(false)
      links.open(links.record('request', id))
    } catch (thrown) {
      setFailure(messageOf(thrown))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Card title={words.request}>
      <form className="pk-staff-call-request" onSubmit={(event) => void save(event)}>
        <LabelledInput label={words.name} maxLength={100} value={name} onText={setName} />
        <label className="pk-staff-field">
          <span className="pk-staff-field__name">{words.comment}</span>
          <textarea
            className="pk-staff-input"
            rows={4}
            maxLength={2000}
            value={comment}
            onChange={(event) => setComment(event.target.value)}
          />
        </label>
        {failure !== null && (
          <p className="pk-staff-field__error" role="alert">
            {failure}
          </p>
        )}
        <Button type="submit" variant="primary" busy={isBusy}>
          {words.save}
        </Button>
      </form>
    </Card>
  )
}

/** Somebody whom the shop does not know: an order, a customer or a request with their number filled in. */
function Nobody({ phone, onDirty }: { readonly phone: string } & Pick<CallScreenProps, 'onDirty'>) {
  const { links } = useStaff()
  const can = useCan()
  const words = useLabels(labels)
  const query = new URLSearchParams({ phone }).toString()
  return (
    <>
      <p role="status">{words.nobody}</p>
      <p className="pk-staff-choices">
        {can('order-in-process', 'write') && (
          <ButtonLink variant="primary" href={links.create('orderInProcess', query)}>
            {words.order}
          </ButtonLink>
        )}
        {can('customer', 'write') && <ButtonLink href={links.create('customer', query)}>{words.customer}</ButtonLink>}
      </p>
      {can('request', 'write') && <NewRequest phone={phone} onDirty={onDirty} />}
    </>
  )
}

/** An incoming call: telephony opens `#/call?phone=…`, and it leads to the record of whoever calls. */
export function CallScreen({ query, onDirty }: CallScreenProps) {
  const { client, links } = useStaff()
  const can = useCan()
  const words = useLabels(labels)
  const { refused } = useLabels('staff')
  const values = useValues()
  const typed = phoneIn(query)
  const mayLook = can('customer', 'read-personal-data')
  const found = useQuery({
    queryKey: ['caller', typed],
    queryFn: ({ signal }) => client.call(findCaller, { query: { phone: typed } }, { signal, isQuiet: true }),
    enabled: mayLook && typed !== '',
    gcTime: 0,
  })
  const { data } = found
  const address = data?.resource != null && data.id !== null ? links.record(data.resource, data.id) : null
  useEffect(() => {
    // In the place of this address, which would lead there again on the way back.
    if (address !== null) location.replace(address)
  }, [address])
  const phone = data?.phone ?? null
  const content = () => {
    if (!mayLook) return <p className="pk-staff-notice">{refused}</p>
    if (typed === '') return <PhoneForm phone="" />
    if (found.isError) return <p role="alert">{messageOf(found.error)}</p>
    if (data === undefined || address !== null) return <p role="status">{words.looking}</p>
    if (phone !== null) return <Nobody phone={phone} onDirty={onDirty} />
    return (
      <>
        <p role="alert">{words.wrong}</p>
        <PhoneForm phone={typed} />
      </>
    )
  }
  return (
    <div className="pk-staff-call-screen">
      <h1 className="pk-staff-title" tabIndex={-1}>
        {typed === '' ? words.plain : words.title(phone === null ? typed : values.phone(phone))}
      </h1>
      {content()}
    </div>
  )
}
