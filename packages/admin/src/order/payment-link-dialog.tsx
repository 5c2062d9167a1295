import type { OrderPaymentLink } from '@prilavok/contracts/admin'
import { Button } from '@prilavok/ui/button'
import { Dialog } from '@prilavok/ui/dialog'
import { useId } from 'react'
import { useLabels } from '../kit/staff/staff-context'
import { useCopy } from '../kit/staff/use-copy'
import { useValues } from '../kit/values/use-values'
import { paymentLinkLabels } from './payment-link-words'

interface PaymentLinkDialogProps {
  readonly number: string
  readonly link: OrderPaymentLink
  readonly onWrite: () => void
  readonly onClose: () => void
}

/** A link by which the buyer pays, to be copied or sent. */
export function PaymentLinkDialog({ number, link, onWrite, onClose }: PaymentLinkDialogProps) {
  const copy = useCopy()
  const words = useLabels(paymentLinkLabels)
  const { money, moment } = useValues()
  const id = useId()
  return (
    <Dialog
      id={`pk-staff-payment-link${id}`}
      open
      title={words.title(number)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onWrite}>{words.write}</Button>
          <Button variant="primary" onClick={() => copy(link.url, words.copied)}>
            {words.copy}
          </Button>
        </>
      }
    >
      <p>
        <strong>{words.amount(money(link.amount))}</strong>
      </p>
      <input
        className="pk-staff-input"
        readOnly
        aria-label={words.link}
        value={link.url}
        onFocus={({ target }) => target.select()}
      />
      <p className="pk-staff-note">{words.help(moment(link.expiresOn) ?? '')}</p>
    </Dialog>
  )
}
