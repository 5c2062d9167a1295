import type { OrderListSummary, OrderSum } from '@prilavok/contracts/admin'
import { Dialog } from '@prilavok/ui/dialog'
import { useId } from 'react'
import { useLabels } from '../kit/staff/staff-context'
import { useValues } from '../kit/values/use-values'
import { orderTotalsRu } from './order-totals.labels'
import { orderTotalsEn } from './order-totals.labels.en'

interface OrderTotalsProps {
  /** Null where more orders match than are summed. */
  readonly summary: OrderListSummary | null
  readonly onClose: () => void
}

/** What orders may be summed by, with the enumeration that names the values. */
const BY = [
  ['status', 'OrderStatus'],
  ['purchaseType', 'PaymentOptionId'],
  ['transportCompany', 'TransportCompany'],
] as const

const sumOf = (rows: readonly OrderSum[], of: (row: OrderSum) => number) => rows.reduce((sum, row) => sum + of(row), 0)

/** The orders of the list by status, payment and carrier: what the day has come to. */
export function OrderTotals({ summary, onClose }: OrderTotalsProps) {
  const words = useLabels({ ru: orderTotalsRu, en: orderTotalsEn })
  const { money, number, title } = useValues()
  const id = useId()
  const figures = (rows: readonly OrderSum[]) => [
    number(sumOf(rows, (row) => row.count)),
    money(sumOf(rows, (row) => row.total)),
    money(sumOf(rows, (row) => row.paid)),
  ]
  const sums = summary?.sums ?? []
  return (
    <Dialog id={`pk-staff-totals${id}`} open title={words.title} onClose={onClose}>
      {sums.length === 0 && <p>{summary === null ? words.tooMany : words.none}</p>}
      {BY.map(([by, of]) => [by, of, sums.filter((row) => row.by === by)] as const)
        .filter(([, , rows]) => rows.length > 0)
        .map(([by, of, rows]) => (
          <table key={by} className="pk-staff-totals">
            <caption>{words.by[by]}</caption>
            <thead>
              <tr>
                <th scope="col">{words.name}</th>
                {[words.count, words.sum, words.paid].map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.value}>
                  <th scope="row">{title(of, row.value)}</th>
                  {figures([row]).map((text, at) => (
                    <td key={at}>{text}</td>
                  ))}
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{words.all}</th>
                {figures(rows).map((text, at) => (
                  <td key={at}>{text}</td>
                ))}
              </tr>
            </tfoot>
          </table>
        ))}
    </Dialog>
  )
}
