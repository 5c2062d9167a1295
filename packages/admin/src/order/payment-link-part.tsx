import { makePaymentLink, type OrderEdition, type OrderPaymentLink } from '@prilavok/contracts/admin'
import { Button } from '@prilavok/ui/button'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { failureOf, messageOf } from '../kit/client/failures'
import { lazyComponent } from '../kit/staff/lazy-component'
import { useCan, useLabels, useStaff } from '../kit/staff/staff-context'
import { useValues } from '../kit/values/use-values'
import { isCancelled } from './order-path'
import { paymentLinkLabels } from './payment-link-words'

const PaymentLinkDialog = lazyComponent(() =>
  import('./payment-link-dialog').then((module) => module.PaymentLinkDialog),
)
const MessageDialog = lazyComponent(() => import('./message-dialog').then((module) => module.MessageDialog))

/** What is due of an order, and the link by which its buyer pays it: copied, or sent as a message. */
export function PaymentLinkPart({ order }: { readonly order: OrderEdition }) {
  const { client, notify } = useStaff()
  const can = useCan()
  const words = useLabels(paymentLinkLabels)
  const { money } = useValues()
  const queries = useQueryClient()
  const [link, setLink] = useState<OrderPaymentLink | null>(null)
  const [isWriting, setWriting] = useState(false)
  const make = useMutation({
    mutationFn: () => client.call(makePaymentLink, { params: { id: String(order.id ?? '') } }, { isQuiet: true }),
    onSuccess: (made) => {
      setLink(made)
      void queries.invalidateQueries({ queryKey: ['history', 'order'] })
    },
    onError: (error) => notify({ text: failureOf(error)?.problem?.detail ?? messageOf(error), tone: 'danger' }),
  })
  if (order.codAmount <= 0 || !order.orderInProcessId || isCancelled(order.status) || !can('order', 'message'))
    return null
  return (
    <>
      <p className="pk-staff-choices">
        <Button size="small" busy={make.isPending} onClick={() => make.mutate()}>
          {words.make}
        </Button>
        <span className="pk-staff-note">{words.amount(money(order.codAmount))}</span>
      </p>
      <Suspense fallback={null}>
        {link !== null && !isWriting && (
          <PaymentLinkDialog
            number={order.number}
            link={link}
            onWrite={() => setWriting(true)}
            onClose={() => setLink(null)}
          />
        )}
        {link !== null && isWriting && (
          <MessageDialog
            order={order}
            begun={{
              subject: words.subject(order.number),
              text: words.text(order.number, money(link.amount), link.url),
            }}
            onClose={() => {
              setWriting(false)
              setLink(null)
            }}
          />
        )}
      </Suspense>
    </>
  )
}
