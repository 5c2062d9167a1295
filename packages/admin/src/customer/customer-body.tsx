import { readCustomerCard, type CustomerEdition } from '@prilavok/contracts/admin'
import { ButtonLink } from '@prilavok/ui/button'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Field, Section } from '../kit/describe/descriptor.types'
import { useEditOf } from '../kit/form/edit-context'
import { FieldRow } from '../kit/form/field-row'
import { otherFields } from '../kit/form/field-rules'
import { FormSections } from '../kit/form/form-sections'
import { Card } from '../kit/screen/card'
import { useCan, useLabels, useStaff } from '../kit/staff/staff-context'
import { CellValue } from '../kit/values/cell-value'
import { telOf } from '../kit/values/format'
import { PhoneLink } from '../kit/values/phone-link'
import { AddressesPart, DraftsPart, MessagesPart, OrdersPart, RequestsPart, SentPart } from './customer-parts'
import { customerLabels } from './customer-words'
import '../kit/screen/screens.css'
import '../kit/screen/work-screen.css'
import './customer.css'

/** What colleagues tell each other of a customer; it stands apart from the rest of the form. */
const NOTED: readonly string[] = ['comment', 'tags']

/** The fields of the note, and the sections without them. */
function divided(sections: readonly Section[]): { readonly note: readonly Field[]; readonly rest: readonly Section[] } {
  const all = sections.flatMap((section) => section.fields)
  return {
    note: NOTED.flatMap((name) => all.find(({ field }) => field === name) ?? []),
    rest: sections.map((section) => ({
      ...section,
      fields: section.fields.filter(({ field }) => !NOTED.includes(field)),
    })),
  }
}

/** What the shop knows of a customer beside the record itself. */
function Known({ id }: { readonly id: string }) {
  const { client } = useStaff()
  const words = useLabels(customerLabels)
  const { retry } = useLabels('staff')
  const card = useQuery({
    queryKey: ['card', 'customer', id],
    queryFn: ({ signal }) => client.call(readCustomerCard, { params: { id } }, { signal, isQuiet: true }),
  })
  if (card.isError)
    return (
      <p role="alert">
        {words.failed}{' '}
        <button type="button" className="pk-staff-small" onClick={() => void card.refetch()}>
          {retry}
        </button>
      </p>
    )
  if (card.data === undefined)
    return (
      <p className="pk-staff-note" role="status">
        {words.loading}
      </p>
    )
  const parts = { card: card.data }
  return (
    <>
      <OrdersPart {...parts} />
      <RequestsPart {...parts} />
      <DraftsPart {...parts} />
      <MessagesPart {...parts} />
      <SentPart {...parts} />
      <AddressesPart {...parts} />
    </>
  )
}

/** Who it is, how they are called, and an order for them. */
function Head() {
  const { read } = useEditOf()
  const { links } = useStaff()
  const can = useCan()
  const words = useLabels(customerLabels)
  const { fields } = read()
  const { phone, secondaryPhone, rating, isBlocked } = fields as Partial<CustomerEdition>
  const nameOf = useLabels('fields')
  return (
    <header className="pk-staff-work__head">
      <p className="pk-staff-customer__phones">
        <PhoneLink value={phone} />
        <PhoneLink value={secondaryPhone} />
      </p>
      <p className="pk-staff-work__marks">
        <CellValue value={rating} kind={{ kind: 'enum', of: 'ClientRating' }} />
        {isBlocked === true && (
          <span className="pk-staff-badge" data-tone="danger">
            {nameOf('isBlocked')}
          </span>
        )}
      </p>
      {can('order-in-process', 'write') && telOf(phone) !== null && (
        <ButtonLink
          size="small"
          variant="primary"
          href={links.create('orderInProcess', new URLSearchParams({ customer: String(fields['id']) }).toString())}
        >
          {words.newOrder}
        </ButtonLink>
      )}
    </header>
  )
}

/** A customer as staff who talk with them need it: what they have bought, asked and said on the left, the record on the right. */
export function CustomerBody() {
  const { getValues } = useFormContext<CustomerEdition>()
  const { descriptor, mayEdit, read } = useEditOf()
  const words = useLabels(customerLabels)
  const { sections } = descriptor
  const { note, rest } = useMemo(() => divided(sections), [sections])
  const others = useMemo(() => {
    const known = sections.flatMap(({ fields }) => fields).map(({ field }) => field)
    return otherFields(read().fields, known)
  }, [sections])
  const { id } = getValues()
  if (id == null) return <FormSections sections={sections} others={others} isReadOnly={!mayEdit} />
  return (
    <div className="pk-staff-work">
      <Head />
      <div className="pk-staff-work__columns">
        <div>
          <Card title={words.note}>
            <div className="pk-staff-fields">
              {note.map((field) => (
                <FieldRow key={field.field} field={field} isReadOnly={!mayEdit} />
              ))}
            </div>
          </Card>
          <Known id={String(id)} />
        </div>
        <div className="pk-staff-customer__form">
          <FormSections sections={rest} others={others} isReadOnly={!mayEdit} />
        </div>
      </div>
    </div>
  )
}
