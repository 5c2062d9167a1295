import { orderResource, type OrderPreviewList, type Resource } from '@prilavok/contracts/admin'
import { Button } from '@prilavok/ui/button'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useMemo, useState } from 'react'
import type { ListScreenProps } from '../kit/describe/descriptor.types'
import { previewQuery } from '../kit/lists/list-state'
import { useListState } from '../kit/lists/use-list-state'
import { lazyComponent } from '../kit/staff/lazy-component'
import { useCan, useLabels, useStaff } from '../kit/staff/staff-context'
import { DataTable } from '../kit/table/data-table'
import { useToday } from '../kit/values/use-today'
import { useValues } from '../kit/values/use-values'
import { besideTabs, countOf, filtersOf, ORDER_TABS, OVERDUE, tabOf, TO_CALL, TODAY, type OrderTab } from './order-tabs'
import { ordersRu } from './orders-screen.labels'
import { ordersEn } from './orders-screen.labels.en'
import { orderTotalsRu } from './order-totals.labels'
import { orderTotalsEn } from './order-totals.labels.en'
import { pasteTracksRu } from './paste-tracks.labels'
import { pasteTracksEn } from './paste-tracks.labels.en'
import './orders-screen.css'

const OrderTotals = lazyComponent(() => import('./order-totals').then((module) => module.OrderTotals))
const PasteTracks = lazyComponent(() => import('./paste-tracks').then((module) => module.PasteTracks))

type Query = Readonly<Record<string, readonly string[]>>
const STALE_MS = 30_000
const list: Resource['list'] = orderResource.list

/** The sum of the orders of a query, and how many have which status; null for more than the server sums. */
function useSummary(query: Query, isEnabled: boolean) {
  const { client } = useStaff()
  const asked = useQuery({
    // Below the list's own key, so that whatever reloads the list counts anew.
    queryKey: ['list', 'order', 'summary', query],
    queryFn: async ({ signal }) => {
      const asked = { ...query, withSummary: true, withTotal: false, pageSize: 1 }
      return (await client.receive(list, { query: asked }, { signal, isQuiet: true })).value as OrderPreviewList
    },
    enabled: isEnabled,
    staleTime: STALE_MS,
  })
  return asked.data?.summary ?? null
}

const byStatus = ORDER_TABS.filter(({ planned }) => planned === undefined).flatMap(({ statuses }) => statuses)

/** How many orders of a query each tab has; null where nobody has counted. */
function useTabCounts(query: Query, today: string, isEnabled: boolean): (tab: OrderTab) => number | null {
  const [all, toCall, forToday, before] = useMemo(() => {
    const rest = besideTabs(query)
    return [
      { ...rest, status: byStatus },
      { ...rest, ...filtersOf(TO_CALL, today) },
      { ...rest, ...filtersOf(TODAY, today) },
      { ...rest, ...filtersOf(OVERDUE, today) },
    ] as const
  }, [query, today])
  const counts = {
    any: useSummary(all, isEnabled),
    call: useSummary(toCall, isEnabled),
    today: useSummary(forToday, isEnabled),
    before: useSummary(before, isEnabled),
  }
  return (tab) => {
    const found = counts[tab.isToCall === true ? 'call' : (tab.planned ?? 'any')]
    return found === null || tab.key === 'all' ? null : countOf(tab, found.byStatus)
  }
}

/** The list of orders with tabs for what is to be done, the sum of what is filtered, and track codes from a table. */
export function OrdersScreen({ descriptor, url }: ListScreenProps) {
  const can = useCan()
  const words = useLabels({ ru: ordersRu, en: ordersEn })
  const paste = useLabels({ ru: pasteTracksRu, en: pasteTracksEn })
  const totals = useLabels({ ru: orderTotalsRu, en: orderTotalsEn })
  const { money } = useValues()
  const [state, change] = useListState(descriptor.resource.listing, url, '')
  const [isPasting, setPasting] = useState(false)
  const [areTotalsOpen, setTotalsOpen] = useState(false)
  const today = useToday()
  const query = useMemo(() => previewQuery({ ...state, sort: null }), [state.filters, state.search])
  const mayRead = can('order', 'read')
  const sum = useSummary(query, mayRead)
  const counts = useTabCounts(query, today, mayRead)
  const current = tabOf(state.filters, today)
  return (
    <>
      <div className="pk-staff-orders__tabs" role="group" aria-label={words.tabsName}>
        {ORDER_TABS.map((tab) => (
          <button
            key={tab.key}
            type="button"
            aria-pressed={tab === current}
            onClick={() => change({ filters: { ...besideTabs(state.filters), ...filtersOf(tab, today) } })}
          >
            {words.tabs[tab.key]}
            {counts(tab) !== null && <span>{counts(tab)}</span>}
          </button>
        ))}
        <span className="pk-staff-orders__tools">
          {mayRead && (
            <Button size="small" onClick={() => setTotalsOpen(true)}>
              {totals.open}
            </Button>
          )}
          {can('order', 'write') && (
            <Button size="small" onClick={() => setPasting(true)}>
              {paste.open}
            </Button>
          )}
        </span>
      </div>
      <DataTable
        descriptor={descriptor}
        url={url}
        isWholeScreen
        countNote={sum === null ? undefined : words.sum(money(sum.total))}
      />
      {areTotalsOpen && (
        <Suspense fallback={null}>
          <OrderTotals summary={sum} onClose={() => setTotalsOpen(false)} />
        </Suspense>
      )}
      {isPasting && (
        <Suspense fallback={null}>
          <PasteTracks onClose={() => setPasting(false)} />
        </Suspense>
      )}
    </>
  )
}
