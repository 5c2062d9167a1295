import { readOrderInProcess, type OrderInProcessEdition } from '@prilavok/contracts/admin'
import { Button } from '@prilavok/ui/button'
import { useQuery } from '@tanstack/react-query'
import { putInSight } from '@prilavok/ui/in-sight'
import { useRef, type ReactNode } from 'react'
import { useCan, useStaff, useLabels } from '../kit/staff/staff-context'
import { failureOf } from '../kit/client/failures'
import type { RecordScreenProps } from '../kit/describe/descriptor.types'
import { Card, Facts } from '../kit/screen/card'
import { personName } from '../kit/values/person-name'
import { useValues } from '../kit/values/use-values'
import { ConfirmDraft } from './confirm-draft'
import { CartPart, DeliveryPart, PaymentPart, VisitPart } from './draft-cards'
import { ToQueue } from './to-queue'
import { DraftFunnel } from './draft-funnel'
import type { DraftPart } from './draft-parts'
import { draftLabels } from './draft-words'
import '../kit/screen/screens.css'
import '../kit/screen/work-screen.css'
import './draft-screen.css'

function DraftBody({ draft }: { readonly draft: OrderInProcessEdition }) {
  const words = useLabels(draftLabels)
  const { phone, moment, money } = useValues()
  const parts = useRef(new Map<DraftPart, HTMLElement>())
  const show = (part: DraftPart) => {
    const element = parts.current.get(part)
    if (element !== undefined) putInSight(element, { block: 'center', focus: true })
  }
  const part = (key: DraftPart, content: ReactNode) => (
    <div
      key={key}
      tabIndex={-1}
      className="pk-staff-draft__part"
      ref={(element) => {
        if (element !== null) parts.current.set(key, element)
      }}
    >
      <Card title={words[key]}>{content}</Card>
    </div>
  )
  const { customer, recipient, company } = draft
  return (
    <div className="pk-staff-work" data-draft>
      <header className="pk-staff-work__head">
        <h1 className="pk-staff-title">{words.title(personName(customer))}</h1>
        <p className="pk-staff-work__sum">
          <strong>{money(draft.total)}</strong>
          <span className="pk-staff-note">{words.updated(moment(draft.updatedOn))}</span>
        </p>
        <ToQueue draft={draft} />
      </header>
      <div className="pk-staff-work__columns">
        <div>
          <DraftFunnel draft={draft} />
          {part('cart', <CartPart draft={draft} />)}
          {part('delivery', <DeliveryPart draft={draft} />)}
        </div>
        <div>
          <ConfirmDraft draft={draft} onPart={show} />
          {part(
            'customer',
            <Facts
              items={[
                [words.name, personName(customer)],
                [words.phone, phone(customer.phone) || <em key="phone">{words.missing}</em>],
                [words.email, customer.email],
                [words.comment, customer.comment],
              ]}
            />,
          )}
          {recipient !== null &&
            part(
              'recipient',
              <Facts
                items={[
                  [words.name, personName(recipient)],
                  [words.phone, phone(recipient.phone)],
                ]}
              />,
            )}
          {part('payment', <PaymentPart draft={draft} />)}
          {company !== null && part('company', <p>{[company.companyName, company.inn].filter(Boolean).join(', ')}</p>)}
          <Card title={words.visit}>
            <VisitPart draft={draft} />
          </Card>
        </div>
      </div>
    </div>
  )
}

/** An order draft: how far the buyer came, what is missing, and its confirmation by staff (ADMIN-13, ADMIN-ACT-09). */
export function DraftScreen({ id, descriptor }: RecordScreenProps) {
  const { client, links } = useStaff()
  const can = useCan()
  const common = useLabels('staff')
  const mayRead = can(descriptor.resource.permission, 'read')
  const draft = useQuery({
    queryKey: ['draft', id],
    enabled: mayRead && id !== null,
    queryFn: ({ signal }) => client.call(readOrderInProcess, { params: { id: id ?? '' } }, { signal }),
  })
  if (id === null) return <a href={links.list(descriptor.resource.key)}>{common.notFound}</a>
  if (!mayRead) return <p className="pk-staff-notice">{common.refused}</p>
  if (draft.isError)
    return (
      <p className="pk-staff-notice" role="alert">
        {failureOf(draft.error)?.status === 404 ? common.notFound : draft.error.message}{' '}
        <Button size="small" onClick={() => void draft.refetch()}>
          {common.retry}
        </Button>
      </p>
    )
  if (draft.data === undefined)
    return (
      <p className="pk-staff-notice" role="status">
        {common.loading}
      </p>
    )
  return <DraftBody draft={draft.data} />
}
