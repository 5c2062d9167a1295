import { visibleRows, type PaymentScheduleState } from '@prilavok/core/payment'
import { useLabels } from '../lib/labels'
import { useMoney } from '../lib/use-money'
import './schedule-table.css'
import { scheduleTableRu, type ScheduleTableLabels } from './payment.labels'

/** What a payment schedule needs to be shown. */
export interface ScheduleTableProps {
  readonly schedule: NonNullable<PaymentScheduleState['schedule']>
  readonly labels?: Partial<ScheduleTableLabels> | undefined
}

/** When and how much is paid: a long schedule by its first and last payments (PAY-95), then what it comes to. */
export function ScheduleTable({ schedule, labels }: ScheduleTableProps) {
  const text = useLabels('scheduleTable', scheduleTableRu, labels)
  const money = useMoney()
  const { total, overpayment } = schedule
  return (
    <table className="pk-schedule-table">
      <caption className="pk-visually-hidden">{text.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{text.day}</th>
          <th scope="col">{text.amount}</th>
        </tr>
      </thead>
      <tbody>
        {visibleRows(schedule).map((row) =>
          row.kind === 'ellipsis' ? (
            <tr className="pk-schedule-table__between" key="between">
              <td colSpan={2}>{text.between(row.hidden)}</td>
            </tr>
          ) : (
            <tr key={row.number}>
              <th scope="row">{dateOf(row.date, text)}</th>
              <td>{money(row.amount)}</td>
            </tr>
          ),
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{text.total}</th>
          <td>{money(total)}</td>
        </tr>
        {overpayment !== null && (
          <tr>
            <th scope="row">{overpayment > 0 ? text.overpayment : text.noOverpayment}</th>
            <td>{overpayment > 0 ? money(overpayment) : ''}</td>
          </tr>
        )}
      </tfoot>
    </table>
  )
}

/** A day of the calendar in words; what is no such day stays as the server wrote it. */
function dateOf(date: string, text: ScheduleTableLabels): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(date) ?? []
  return year === undefined ? date : text.date(Number(day), Number(month), Number(year))
}
