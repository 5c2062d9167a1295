import { useQueries } from '@tanstack/react-query'
import { useCan, useStaff } from '../../app/staff-context'
import { addressWith } from '../../lib/address-with'
import { descriptorOf } from '../../resources/descriptors'
import { useHomeWords } from './home-words'

const REFRESH_MS = 60_000

interface Counted {
  readonly paging: { readonly totalCount: number | null; readonly totalIsExact: boolean }
}

/** What waits, and the filters of the list behind each number. */
const WAITING = [
  { name: 'newOrders', resource: 'order', filters: { status: ['New'] } },
  { name: 'awaitingOrders', resource: 'order', filters: { status: ['AwaitingConfirmation'] } },
  { name: 'questions', resource: 'user-product-questions', filters: { status: ['New', 'InWork'] } },
  { name: 'comments', resource: 'productcomment', filters: { status: ['New', 'OnModeration'] } },
  { name: 'feedback', resource: 'store-feedback', filters: { status: ['New', 'InWork'] } },
  { name: 'drafts', resource: 'orderInProcess', filters: { hasOrder: ['false'], hasPhone: ['true'] } },
  { name: 'feeds', resource: 'feed', filters: { lastStatus: ['Failed'] } },
] as const

/** Numbers of what waits for somebody; nothing is counted that this staff member may not read. */
export function WaitingTiles() {
  const { client, links, locale } = useStaff()
  const can = useCan()
  const words = useHomeWords()
  const shown = WAITING.flatMap((each) => {
    const resource = descriptorOf(each.resource)?.resource
    return resource !== undefined && can(resource.permission, 'read') ? [{ ...each, list: resource.list }] : []
  })
  const counts = useQueries({
    queries: shown.map(({ resource, filters, list }) => ({
      queryKey: ['count', resource, filters],
      queryFn: async ({ signal }: { readonly signal: AbortSignal }) =>
        (await client.receive(list, { query: { ...filters, pageSize: 1 } }, { signal, isQuiet: true }))
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
              href={addressWith(links.list(resource), filters)}
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
