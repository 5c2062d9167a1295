import {
  feedResource,
  orderInProcessResource,
  orderResource,
  productCommentResource,
  requestResource,
  storeFeedbackResource,
  userProductQuestionResource,
} from '@prilavok/contracts/admin'
import { useQueries } from '@tanstack/react-query'
import { useCan, useStaff, useLabels } from '../kit/staff/staff-context'
import { addressWith } from '../kit/lib/address-with'
import { homeLabels } from './home-words'
import './waiting-tiles.css'

const REFRESH_MS = 60_000

interface Counted {
  readonly paging: { readonly totalCount: number | null; readonly totalIsExact: boolean }
}

/** What waits, and the filters of the list behind each number. */
const WAITING = [
  { name: 'newOrders', resource: orderResource, filters: { status: ['New'] } },
  { name: 'awaitingOrders', resource: orderResource, filters: { isToCall: ['true'] } },
  { name: 'requests', resource: requestResource, filters: { isWaiting: ['true'] } },
  { name: 'questions', resource: userProductQuestionResource, filters: { status: ['New', 'InWork'] } },
  { name: 'comments', resource: productCommentResource, filters: { status: ['New', 'OnModeration'] } },
  { name: 'feedback', resource: storeFeedbackResource, filters: { status: ['New', 'InWork'] } },
  { name: 'drafts', resource: orderInProcessResource, filters: { hasOrder: ['false'], hasPhone: ['true'] } },
  { name: 'feeds', resource: feedResource, filters: { lastStatus: ['Failed'] } },
] as const

/** Numbers of what waits for somebody; nothing is counted that this staff member may not read. */
export function WaitingTiles() {
  const { client, links, locale } = useStaff()
  const can = useCan()
  const words = useLabels(homeLabels)
  const shown = WAITING.filter(({ resource }) => can(resource.permission, 'read'))
  const counts = useQueries({
    queries: shown.map(({ resource, filters }) => ({
      queryKey: ['count', resource.key, filters],
      queryFn: async ({ signal }: { readonly signal: AbortSignal }) =>
        (await client.receive(resource.list, { query: { ...filters, pageSize: 1 } }, { signal, isQuiet: true }))
          .value as Counted,
      refetchInterval: REFRESH_MS,
    })),
  })
  const text = (at: number): string => {
    const { data, isError } = counts[at] ?? {}
    if (isError === true) return '—'
    if (data === undefined) return '…'
    const { totalCount, totalIsExact } = data.paging
    return `${(totalCount ?? 0).toLocaleString(locale)}${totalIsExact ? '' : '+'}`
  }
  if (shown.length === 0) return null
  return (
    <section aria-label={words.waiting}>
      <h2>{words.waiting}</h2>
      <ul className="pk-staff-tiles">
        {shown.map(({ name, resource, filters }, at) => (
          <li key={name}>
            <a
              className="pk-staff-tile"
              data-quiet={text(at) === '0' || undefined}
              href={addressWith(links.list(resource.key), filters)}
            >
              <strong>{text(at)}</strong>
              <span>
                {words[name]}
                {counts[at]?.isError === true && `: ${words.failed}`}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
