import { readCallStats, type CallStat } from '@prilavok/contracts/admin'
import { useQuery } from '@tanstack/react-query'
import { useStaff, useLabels } from '../kit/staff/staff-context'
import { Card } from '../kit/screen/card'
import { useValues } from '../kit/values/use-values'
import { homeLabels } from './home-words'

const REFRESH_MS = 60_000
const SHOWN = 7

function Calls({
  title,
  calls,
  empty,
}: {
  readonly title: string
  readonly calls: readonly CallStat[]
  readonly empty: string
}) {
  const { links } = useStaff()
  const words = useLabels(homeLabels)
  const { number, moment } = useValues()
  const isFailing = calls.some(({ failed }) => failed > 0)
  return (
    <div>
      <h3>{title}</h3>
      {calls.length === 0 ? (
        <p className="pk-staff-note">{empty}</p>
      ) : (
        <div className="pk-staff-scroll">
          <table className="pk-staff-lines">
            <thead>
              <tr>
                <th scope="col">{words.call}</th>
                <th scope="col" data-end>
                  {words.times}
                </th>
                <th scope="col" data-end>
                  {words.p95}
                </th>
                {isFailing && (
                  <th scope="col" data-end>
                    {words.errors}
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {calls.map(({ call, count, failed, p95Ms, lastTraceId, lastFailedOn }) => (
                <tr key={call}>
                  <th scope="row">{call}</th>
                  <td data-end>{number(count)}</td>
                  <td data-end>{words.ms(number(Math.round(p95Ms)))}</td>
                  {isFailing && (
                    <td data-end>
                      {failed > 0 && lastTraceId !== null ? (
                        <a
                          href={links.list('log', new URLSearchParams({ traceId: lastTraceId }).toString())}
                          title={`${words.lastError}: ${moment(lastFailedOn)}`}
                        >
                          {number(failed)}
                        </a>
                      ) : (
                        number(failed)
                      )}
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  )
}

/** The slowest and the failing calls of the server; a failure leads to its line in the log. */
export function ServerCalls() {
  const { client } = useStaff()
  const words = useLabels(homeLabels)
  const common = useLabels('staff')
  const { moment } = useValues()
  const stats = useQuery({
    queryKey: ['calls'],
    refetchInterval: REFRESH_MS,
    queryFn: ({ signal }) => client.call(readCallStats, {}, { signal, isQuiet: true }),
  })
  // A partner's server may lack this call: the rest of the page stands without it.
  if (stats.isError) return null
  const items = stats.data?.items ?? []
  const failing = items.filter(({ failed }) => failed > 0).sort((one, other) => other.failed - one.failed)
  return (
    <Card
      title={words.calls}
      aside={stats.data && <span className="pk-staff-note">{words.since(moment(stats.data.since))}</span>}
    >
      {stats.data === undefined ? (
        <p role="status">{common.loading}</p>
      ) : (
        <div className="pk-staff-calls">
          <Calls title={words.slowest} calls={items.slice(0, SHOWN)} empty={words.noCalls} />
          <Calls title={words.failing} calls={failing.slice(0, SHOWN)} empty={words.noFailing} />
        </div>
      )}
    </Card>
  )
}
