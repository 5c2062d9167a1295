import { personName } from '@prilavok/core'
import { chosenPoint, chosenQuote } from '@prilavok/core/delivery'
import { formatPhone } from '@prilavok/core/forms'
import { useContacts, useDelivery, useOrderPayment } from '@prilavok/react'
import { Button } from '@prilavok/ui/button'
import { Dialog, dialogLabels } from '@prilavok/ui/dialog'
import type { ReactNode } from 'react'
import { useLabels } from '../lib/labels'
import { offerName } from '../payment/terms-words'
import { paymentNamesRu, paymentTermsRu } from '../payment/payment.labels'
import { PaymentItemName } from '../payment/payment-item-name'
import './order-dialog.css'
import { orderDialogRu, type OrderDialogLabels } from './order-dialogs.labels'

export interface OrderDialogProps {
  /** What the order costs, in words. */
  readonly total: string
  readonly onOrder: () => void
  readonly onLater: () => void
  readonly labels?: Partial<OrderDialogLabels> | undefined
}

interface FactProps {
  readonly name: string
  readonly lines: readonly (string | null | undefined)[]
  /** Stands above the lines. */
  readonly children?: ReactNode
}

/** A fact of the order; one of which nothing is known is not shown. */
function Fact({ name, lines, children = null }: FactProps) {
  const shown = lines.filter(Boolean)
  if (shown.length === 0 && !children) return null
  return (
    <div className="pk-order-dialog__fact">
      <dt>{name}</dt>
      <dd>
        {children}
        {shown.map((line) => (
          <span className="pk-order-dialog__line" key={line}>
            {line}
          </span>
        ))}
      </dd>
    </div>
  )
}

/** Asks by itself whether to order once everything is filled in; shows what would be ordered (CHK-65 to CHK-68). */
export function OrderDialog({ total, onOrder, onLater, labels }: OrderDialogProps) {
  const { buyer, recipient, otherRecipient } = useContacts()
  const delivery = useDelivery()
  const { item, choice, offers } = useOrderPayment()
  const text = useLabels('orderDialog', orderDialogRu, labels)
  const words = useLabels('dialog', dialogLabels)
  const names = useLabels('paymentNames', paymentNamesRu)
  const terms = useLabels('paymentTerms', paymentTermsRu)
  const offer = offers.find(({ id }) => id === choice)
  const person = otherRecipient ? recipient : buyer
  const place = delivery.method === 'pickup' ? chosenPoint(delivery)?.address : delivery.address.full
  const way = item !== null && <PaymentItemName item={item} className="pk-order-dialog__line" />
  return (
    <Dialog
      id="pk-order-dialog"
      open
      title={text.title}
      labels={words}
      onClose={onLater}
      footer={
        <>
          <Button onClick={onLater}>{text.later}</Button>
          <Button variant="primary" onClick={onOrder}>
            {text.order}
          </Button>
        </>
      }
    >
      <p>{text.intro}</p>
      <dl className="pk-order-dialog__facts">
        <Fact name={text.recipient} lines={[personName(person), formatPhone(person.phone)]} />
        <Fact name={text.delivery} lines={[chosenQuote(delivery)?.name, place]} />
        <Fact name={text.payment} lines={[offer && offerName(offer, names, terms)]}>
          {way}
        </Fact>
        <div className="pk-order-dialog__fact" data-kind="total">
          <dt>{text.total}</dt>
          <dd>{total}</dd>
        </div>
      </dl>
    </Dialog>
  )
}
