import { planOf, type PaymentPlan } from '@prilavok/core/payment'
import type { UsePayment } from '@prilavok/react'
import { VisuallyHidden } from '@prilavok/ui/live-region'
import { useLabels } from '../lib/labels'
import { useMoney } from '../lib/use-money'
import { paymentNamesRu, type PaymentTermsLabels, paymentTermsRu } from './payment.labels'
import './terms-table.css'
import { columnsThatDiffer } from './terms-columns'
import { lengthWords, offerName } from './terms-words'

type Offer = UsePayment['offers'][number]

/** Which payments in parts are compared. */
export interface TermsTableProps {
  readonly offers: readonly Offer[]
  readonly labels?: Partial<PaymentTermsLabels> | undefined
}

/** The terms of payments in parts side by side: only what differs, and only those of which something is known (PAY-96 to PAY-104). */
export function TermsTable({ offers, labels }: TermsTableProps) {
  const text = useLabels('paymentTerms', paymentTermsRu, labels)
  const names = useLabels('paymentNames', paymentNamesRu)
  const money = useMoney()
  const known = offers.map((offer) => ({ offer, plan: planOf(offer, offer.amount) }))
  const nameOf = new Map<string, string | null>(offers.map((offer) => [offer.id, offerName(offer, names, text)]))
  const cost = (plan: PaymentPlan) => (plan.overpayment === 0 ? text.free : money(plan.overpayment))
  const { columns, rows } = columnsThatDiffer(
    [text.term, text.payment, text.cost, text.inAllHead],
    known.map(({ offer, plan }) => ({
      key: offer.id,
      cells: [
        // The sums are those of one length, so that length stands beside them.
        plan?.flexible === true && plan.months !== null ? text.months(plan.months) : lengthWords(offer, text),
        plan === null ? '' : money(plan.each),
        plan === null ? '' : cost(plan),
        plan === null ? '' : money(plan.total),
      ],
    })),
  )
  return (
    <table className="pk-terms-table">
      <caption className="pk-visually-hidden">{text.caption}</caption>
      <thead>
        <tr>
          {[text.name, ...columns].map((head) => (
            <th scope="col" key={head}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            <th scope="row">{nameOf.get(key)}</th>
            {cells.map((words, index) => (
              <td key={columns[index]} data-head={columns[index]} data-unknown={words === '' ? '' : undefined}>
                {words === '' ? <Unknown text={text} /> : <span>{words}</span>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What only the bank can say. */
const Unknown = ({ text }: { readonly text: PaymentTermsLabels }) => (
  <>
    <span aria-hidden="true">—</span>
    <VisuallyHidden>{text.byBank}</VisuallyHidden>
  </>
)
