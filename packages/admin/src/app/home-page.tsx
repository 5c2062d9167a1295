import { useQueries, useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { descriptorOf } from '../resources/descriptors'
import { useCan, useStaff, useText } from './staff-context'

const DayPlot = lazy(() => import('./day-plot').then((module) => ({ default: module.DayPlot })))

const DAYS = 14
const DAY_MS = 86_400_000
const REFRESH_MS = 60_000

interface Counted {
  readonly paging: { readonly totalCount: number | null; readonly totalIsExact: boolean }
  readonly summary?: { readonly total: number } | null
}

/** A number of the home page and the list behind it. */
const WAITING = [
  { name: 'newOrders', resource: 'order', filters: { status: 'New' } },
  { name: 'awaitingOrders', resource: 'order', filters: { status: 'AwaitingConfirmation' } },
  { name: 'newQuestions', resource: 'user-product-questions', filters: { status: 'New' } },
  { name: 'newComments', resource: 'productcomment', filters: { status: 'New' } },
  { name: 'failedFeeds', resource: 'feed', filters: { lastStatus: 'Failed' } },
] as const

const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)

/** What waits, and orders by day; every number leads to the list behind it. */
export function HomePage() {
  const { client, links, locale } = useStaff()
  const can = useCan()
  const words = useText('app')
  const common = useText('staff')
  const count = async (resource: string, query: Readonly<Record<string, unknown>>, signal: AbortSignal) => {
    const list = descriptorOf(resource)?.resource.list
    if (list === undefined) throw new Error(resource)
    return (await client.receive(list, { query: { ...query, pageSize: 1 } }, { signal })).value as Counted
  }
  const shown = WAITING.filter(({ resource }) => can(descriptorOf(resource)?.resource.permission ?? '', 'read'))
  const counts = useQueries({
    queries: shown.map(({ resource, filters }) => ({
      queryKey: ['count', resource, filters],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) => count(resource, filters, signal),
      refetchInterval: REFRESH_MS,
    })),
  })
  const mayReadOrders = can('order', 'read')
  const days = useQuery({
    queryKey: ['days'],
    enabled: mayReadOrders,
    staleTime: REFRESH_MS * 5,
    queryFn: async ({ signal }) => {
      const newest = await client.receive(
        descriptorOf('order')?.resource.list as never,
        { query: { pageSize: 1, sort: '-createdOn' } },
        { signal },
      )
      const [last] = (newest.value as { readonly items: readonly { readonly createdOn: string }[] }).items
      const end = last === undefined ? Date.now() : new Date(last.createdOn).getTime()
      const dates = Array.from({ length: DAYS }, (_, at) => dayOf(end - (DAYS - 1 - at) * DAY_MS))
      return Promise.all(
        dates.map(async (day) => {
          const { paging, summary } = await count(
            'order',
            { createdOnFrom: day, createdOnTo: day, withSummary: true },
            signal,
          )
          return { day, count: paging.totalCount ?? 0, sum: summary?.total ?? 0 }
        }),
      )
    },
  })
  return (
    <>
      <h1 className="pk-staff-title">{words.home}</h1>
      <section aria-label={words.waiting}>
        <h2>{words.waiting}</h2>
        <ul className="pk-staff-tiles">
          {shown.map(({ name, resource, filters }, at) => (
            <li key={name}>
              <a className="pk-staff-tile" href={links.list(resource, new URLSearchParams(filters).toString())}>
                <strong>{counts[at]?.data?.paging.totalCount?.toLocaleString(locale) ?? '…'}</strong>
                {words[name]}
              </a>
            </li>
          ))}
        </ul>
      </section>
      {mayReadOrders && (
        <section aria-label={words.ordersByDay}>
          <h2>{words.ordersByDay}</h2>
          {days.data === undefined ? (
            <p role="status">{days.isError ? days.error.message : common.loading}</p>
          ) : (
            <DayPlot
              days={days.data}
              linkOf={(day) => links.list('order', `createdOnFrom=${day}&createdOnTo=${day}`)}
            />
          )}
        </section>
      )}
    </>
  )
}
