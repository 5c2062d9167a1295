import { termsOf } from '@prilavok/core/payment'
import { VisuallyHidden } from '@prilavok/ui/live-region'
import { useLabels } from '../lib/labels'
import { nameOf } from './payment-items'
import { paymentNamesRu, type PaymentTermsLabels, paymentTermsRu } from './payment.labels'
import './terms-table.css'
import { costFigures, lengthWords } from './terms-words'

/** Which payments in parts are compared. */
export interface TermsTableProps {
  readonly options: readonly string[]
  readonly labels?: Partial<PaymentTermsLabels> | undefined
}

/** The terms of payments in parts side by side (PAY-96 to PAY-104). */
export function TermsTable({ options, labels }: TermsTableProps) {
  const text = useLabels('paymentTerms', paymentTermsRu, labels)
  const names = useLabels('paymentNames', paymentNamesRu)
  const rows = options.map((option) => {
    const terms = termsOf(option)
    return {
      option,
      cells: [
        { head: text.term, words: terms === null ? '' : lengthWords(terms, text) },
        { head: text.cost, words: terms === null ? '' : costFigures(terms, text) },
        { head: text.chance, words: terms?.approvalPercent == null ? '' : text.percent(terms.approvalPercent) },
      ],
    }
  })
  return (
    <table className="pk-terms-table">
      <caption className="pk-visually-hidden">{text.caption}</caption>
      <thead>
        <tr>
          {[text.name, text.term, text.cost, text.chance].map((head) => (
            <th scope="col" key={head}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ option, cells }) => (
          <tr key={option}>
            <th scope="row">{nameOf(option, names)}</th>
            {cells.map(({ head, words }) => (
              <td key={head} data-head={head} data-unknown={words === '' ? '' : undefined}>
                {words === '' ? <Unknown text={text} /> : words}
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
