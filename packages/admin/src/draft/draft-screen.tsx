import { readOrderInProcess, type OrderInProcessEdition } from '@prilavok/contracts/admin'
import { useQuery } from '@tanstack/react-query'
import { putInSight } from '@prilavok/ui/in-sight'
import { useRef, type ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useStaff, useLabels } from '../kit/staff/staff-context'
import { useEditOf } from '../kit/form/edit-context'
import { Card, Facts } from '../kit/screen/card'
import { personName } from '../kit/values/person-name'
import { PhoneLink } from '../kit/values/phone-link'
import { useValues } from '../kit/values/use-values'
import { ConfirmDraft } from './confirm-draft'
import { CartPart, DeliveryPart, PaymentPart, VisitPart } from './draft-cards'
import { CartEditor } from './cart-editor'
import { CustomerEditor, DeliveryEditor, PaymentEditor, RecipientEditor } from './draft-editors'
import { ToQueue } from './to-queue'
import { DraftFunnel } from './draft-funnel'
import type { DraftPart } from './draft-parts'
import { draftLabels } from './draft-words'
import { BLANK, useBeginning } from './use-beginning'
import '../kit/screen/screens.css'
import '../kit/screen/work-screen.css'
import './draft-screen.css'

type Draft = OrderInProcessEdition

/** What the server says of a draft, before it has said anything. */
const NOTHING_YET = { ...BLANK, total: 0, problems: [], createdOrderId: null, completeness: 0 }

/** The draft as the server judges it: what is missing, what it would cost. Read again after every save. */
function useOutlook(id: string | null | undefined, version: unknown): Draft | undefined {
  const { client } = useStaff()
  return useQuery({
    queryKey: ['draft', id, version],
    enabled: id != null,
    queryFn: ({ signal }) => client.call(readOrderInProcess, { params: { id: id ?? '' } }, { signal }),
  }).data
}

/** An order draft: how far the buyer came, what is missing, its parts for an edit, and its confirmation (ADMIN-13, ADMIN-ACT-09). */
export function DraftBody() {
  const { control, getValues, formState } = useFormContext<Draft>()
  // Renders again with every change; the fields are read whole.
  useWatch({ control })
  const typed: Draft = { ...NOTHING_YET, ...getValues() }
  const { mayEdit, read } = useEditOf()
  const isNew = typed.id == null
  useBeginning(isNew)
  const outlook = useOutlook(typed.id, read().fields['version'])
  const draft: Draft = {
    ...typed,
    ...(outlook !== undefined && {
      total: outlook.total,
      problems: outlook.problems,
      canConfirm: outlook.canConfirm,
      deliveryCost: outlook.deliveryCost,
      toPay: outlook.toPay,
      createdOrderId: outlook.createdOrderId,
      cart: typed.cart.map((line) => ({
        ...outlook.cart.find(({ id }) => id === line.id),
        ...withoutNulls(line),
      })) as Draft['cart'],
    }),
  }
  const isEditing = mayEdit && draft.createdOrderId === null
  const words = useLabels(draftLabels)
  const { moment, money } = useValues()
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
        <h1 className="pk-staff-title">{isNew ? words.newTitle : words.title(personName(customer))}</h1>
        <p className="pk-staff-work__sum">
          {draft.cart.length > 0 && <strong>{money(draft.toPay ?? draft.total)}</strong>}
          <span className="pk-staff-note">
            {draft.toPay != null && `${words.withDelivery} · `}
            {!isNew && words.updated(moment(draft.updatedOn))}
          </span>
        </p>
        <ToQueue draft={draft} />
      </header>
      <div className="pk-staff-work__columns">
        <div>
          {!isNew && <DraftFunnel draft={draft} />}
          {part('cart', isEditing ? <CartEditor draft={draft} /> : <CartPart draft={draft} />)}
          {part('delivery', isEditing ? <DeliveryEditor draft={draft} /> : <DeliveryPart draft={draft} />)}
          {isEditing && part('payment', <PaymentEditor draft={draft} />)}
        </div>
        <div>
          {!isNew && <ConfirmDraft draft={draft} isChanged={isEditing && formState.isDirty} onPart={show} />}
          {part(
            'customer',
            isEditing ? (
              <CustomerEditor />
            ) : (
              <Facts
                items={[
                  [words.name, personName(customer)],
                  [
                    words.phone,
                    customer.phone ? (
                      <PhoneLink key="phone" value={customer.phone} />
                    ) : (
                      <em key="phone">{words.missing}</em>
                    ),
                  ],
                  [words.email, customer.email],
                  [words.comment, customer.comment],
                ]}
              />
            ),
          )}
          {(recipient !== null || isEditing) &&
            part(
              'recipient',
              isEditing || recipient === null ? (
                <RecipientEditor draft={draft} />
              ) : (
                <Facts
                  items={[
                    [words.name, personName(recipient)],
                    [words.phone, recipient.phone && <PhoneLink key="recipient" value={recipient.phone} />],
                  ]}
                />
              ),
            )}
          {!isEditing && part('payment', <PaymentPart draft={draft} />)}
          {!isEditing &&
            company !== null &&
            part('company', <p>{[company.companyName, company.inn].filter(Boolean).join(', ')}</p>)}
          {!isNew && (
            <Card title={words.visit}>
              <VisitPart draft={draft} />
            </Card>
          )}
        </div>
      </div>
    </div>
  )
}

/** What is known of a line by its form; the rest is the server's. */
const withoutNulls = (line: object): object =>
  Object.fromEntries(Object.entries(line).filter(([, value]) => value !== null && value !== undefined))
