import { useCheckout } from '@prilavok/react'
import { goToField } from '@prilavok/ui/field'
import { useLabels } from '../lib/labels'
import { invoiceFormRu } from '../company/company.labels'
import type { OrderSummaryLabels } from './checkout.labels'
import './left-link.css'
import { targetOf } from './use-submit'

interface LeftLinkProps {
  readonly text: OrderSummaryLabels
}

/** What is left to do, in words; a press leads to it. Once an order was refused, its list of errors says it. */
export function LeftLink({ text }: LeftLinkProps) {
  const { left } = useCheckout()
  const company = useLabels('invoiceForm', invoiceFormRu)
  if (left === null) return null
  const { part, fields, fieldId } = left
  const names = fields.map((field) => company[field.replace('company.', '') as keyof typeof company])
  const words = {
    contacts: text.leftContacts,
    delivery: text.leftDelivery,
    payment: text.leftPayment,
    company: text.leftCompany(names.join(', ')),
    consent: text.leftConsent,
  }
  return (
    <button type="button" className="pk-order-summary__next" onClick={() => goToField(targetOf(fieldId))}>
      {words[part]}
    </button>
  )
}
