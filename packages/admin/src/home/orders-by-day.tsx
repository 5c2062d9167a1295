import { listOrders } from '@prilavok/contracts/admin'
import { dayIn } from '@prilavok/core/clock'
import { useQuery } from '@tanstack/react-query'
import { useStaff, useLabels, useReader } from '../kit/staff/staff-context'
import { Card } from '../kit/screen/card'
import { useValues } from '../kit/values/use-values'
import { DayPlot } from './day-plot'
import { lastDays } from './last-days'
import { homeLabels } from './home-words'

const DAYS = 14
const STALE_MS = 300_000

/** Orders and sums of the last days on which there were orders, as a plot and as a table whose days lead to their orders. */
export function OrdersByDay() {
  const { client, links } = useStaff()
  const { locale, timeZone } = useReader()
  const words = useLabels(homeLabels)
  const common = useLabels('staff')
  const { day: dayText, money } = useValues()
  const days = useQuery({
    queryKey: ['days', timeZone],
    staleTime: STALE_MS,
    queryFn: async ({ signal }) => {
      const options = { signal, isQuiet: true }
      const newest = await client.call(
        listOrders,
        { query: { pageSize: 1, sort: '-createdOn', withTotal: false } },
        options,
      )
      const [last] = newest.items
      if (last === undefined) return []
      return Promise.all(
        lastDays(dayIn(Date.parse(last.createdOn), timeZone), DAYS).map(async (day) => {
          const query = { createdOnFrom: day, createdOnTo: day, withSummary: true, pageSize: 1 }
          const { paging, summary } = await client.call(listOrders, { query }, options)
          return { day, count: paging.totalCount ?? 0, sum: summary?.total ?? 0 }
        }),
      )
    },
  })
  const linkOf = (day: string) => links.list('order', `createdOnFrom=${day}&createdOnTo=${day}`)
  if (days.isError)
    return (
      <Card title={words.days}>
        <p role="alert">
          {days.error.message}{' '}
          <button type="button" className="pk-staff-small" onClick={() => void days.refetch()}>
            {common.retry}
          </button>
        </p>
      </Card>
    )
  if (days.data === undefined)
    return (
      <Card title={words.days}>
        <p role="status">{common.loading}</p>
      </Card>
    )
  if (days.data.length === 0)
    return (
      <Card title={words.days}>
        <p className="pk-staff-note">{words.noDays}</p>
      </Card>
    )
  return (
    <Card title={words.days}>
      <div className="pk-staff-days__both">
        <DayPlot days={days.data} />
        <div className="pk-staff-scroll">
          <table className="pk-staff-days">
            <thead>
              <tr>
                <th scope="col">{words.day}</th>
                <th scope="col">{words.count}</th>
                <th scope="col">{words.sum}</th>
              </tr>
            </thead>
            <tbody>
              {[...days.data].reverse().map(({ day, count, sum }) => (
                <tr key={day}>
                  <th scope="row">
                    <a href={linkOf(day)}>{dayText(day)}</a>
                  </th>
                  <td>{count.toLocaleString(locale)}</td>
                  <td>{money(sum)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </Card>
  )
}
