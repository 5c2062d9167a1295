import { fullName } from '@prilavok/core/contacts'
import { chosenPoint, chosenQuote } from '@prilavok/core/delivery'
import { formatPhone } from '@prilavok/core/forms'
import { useContacts, useDelivery, usePayment, useSettings } from '@prilavok/react'
import { Button } from '@prilavok/ui/button'
import { Dialog, dialogLabels } from '@prilavok/ui/dialog'
import { useLabels } from '../lib/labels'
import { wordsOf } from '../payment/payment-items'
import { paymentListRu } from '../payment/payment-list.labels'
import { nameOf } from '../payment/payment-name'
import { paymentNamesRu } from '../payment/payment-names.labels'
import './order-dialog.css'
import { orderDialogRu, type OrderDialogLabels } from './order-dialog.labels'

export interface OrderDialogProps {
  /** What the order costs, in words. */
  readonly total: string
  readonly onOrder: () => void
  readonly onLater: () => void
  readonly labels?: Partial<OrderDialogLabels> | undefined
}

/** Asks by itself whether to order once everything is filled in; shows what would be ordered (CHK-65 to CHK-68). */
export function OrderDialog({ total, onOrder, onLater, labels }: OrderDialogProps) {
  const { buyer, recipient, otherRecipient } = useContacts()
  const delivery = useDelivery()
  const { item, choice } = usePayment()
  const { vatPercent } = useSettings()
  const text = useLabels('orderDialog', orderDialogRu, labels)
  const words = useLabels('dialog', dialogLabels)
  const methods = useLabels('paymentList', paymentListRu)
  const names = useLabels('paymentNames', paymentNamesRu)
  const person = otherRecipient ? recipient : buyer
  const place = delivery.method === 'pickup' ? chosenPoint(delivery)?.address : delivery.address.full
  const rows = [
    [text.recipient, [fullName(person), formatPhone(person.phone)]],
    [text.delivery, [chosenQuote(delivery)?.name, place]],
    [text.payment, [item === null ? null : wordsOf(item, methods, vatPercent)?.label, choice === null ? null : nameOf(choice, names)]],
  ] as const
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
        {rows.map(([name, lines]) => {
          const said = lines.filter(Boolean)
          return said.length === 0 ? null : (
            <div className="pk-order-dialog__fact" key={name}>
              <dt>{name}</dt>
              <dd>
                {said.map((line) => (
                  <span className="pk-order-dialog__line" key={line}>
                    {line}
                  </span>
                ))}
              </dd>
            </div>
          )
        })}
        <div className="pk-order-dialog__fact" data-kind="total">
          <dt>{text.total}</dt>
          <dd>{total}</dd>
        </div>
      </dl>
    </Dialog>
  )
}
