import { lazyPart } from '@prilavok/core'
import { countSelected } from '@prilavok/core/catalogue'
import { useCategory } from '@prilavok/react'
import { Button } from '@prilavok/ui/button'
import { LiveRegion, useAnnounce } from '@prilavok/ui/live-region'
import { useCallback, useEffect, useRef, useState } from 'react'
import { lazySection } from '../lib/lazy-section'
import { useLazyDialog } from '../lib/use-lazy-dialog'
import './filters.css'
import type { FiltersLabels } from './filters.labels'
import { ListBar } from './list-bar'
import { factsIn, factsOf, UNKNOWN, type ListFacts } from './list-facts'
import type { ProductList as List } from './product-list'
import { PanelWaiting } from './panel-waiting'
import { TakenOver } from './taken-over'
import { useFilterText } from './use-filter-text'
import { useNarrow } from './use-narrow'
import { useScrolling } from './use-scrolling'

/** The category, and the parts of the page that the widget takes over. */
export interface FiltersProps {
  /** Id of the category. */
  readonly id: string
  /** Id of the element with the page's own list of products, and its pages; without one the list is part of the widget. */
  readonly list?: string | undefined
  /** Id of the element above that list in whose place order and selected filters are shown; without one they are part of the widget. */
  readonly bar?: string | undefined
  /** What the server of the page has rendered as selected: `code=option,option&code=…`. */
  readonly given?: string | undefined
  /** `own` shows cards of our own in the page's list as well, where the server has data. */
  readonly cards?: 'own' | 'server' | undefined
  /** Products on a page of the list. */
  readonly pageSize?: number | undefined
  /** Texts of this one widget; what is left out is that of the language, or of `LabelsProvider`. */
  readonly labels?: Partial<FiltersLabels> | undefined
}

/** Phones have it in a sheet; elsewhere it arrives while the filters are requested. */
const LazyPanel = lazySection(() => import('./filter-panel'))
const loadList = lazyPart(() => import('./product-list'))
const loadModule = lazyPart(() => import('./filter-dialog'))
const loadDialog = async () => (await loadModule())?.FilterDialog ?? null

const byId = (id: string | undefined): HTMLElement | null =>
  id === undefined || typeof document === 'undefined' ? null : document.getElementById(id.replace(/^#/, ''))

/** The list's code, once something has to be shown in place of the page's own list. */
function useList(isWanted: boolean): { readonly ProductList: typeof List | null } {
  const [Loaded, setLoaded] = useState<typeof List | null>(null)
  useEffect(() => {
    if (isWanted) void loadList().then((module) => module && setLoaded(() => module.ProductList))
  }, [isWanted])
  return { ProductList: Loaded }
}

/** The filters of a category and its list of products, of the page's own server or of ours. Source: FILTER-04 to FILTER-13. */
export function Filters({ id, list, bar, given, cards, pageSize, labels }: FiltersProps) {
  const text = useFilterText(labels)
  const isNarrow = useNarrow()
  const [places] = useState(() => ({ list: byId(list), bar: byId(bar) }))
  const [ofPage] = useState<ListFacts>(() => (places.list === null ? UNKNOWN : factsIn(places.list)))
  const [ofFragment, setOfFragment] = useState(UNKNOWN)
  const readFragment = useCallback((element: HTMLElement) => setOfFragment(factsIn(element)), [])
  const hasOwnList = places.list !== null
  const opened = useCategory({
    id,
    hasOwnList,
    given,
    prefer: cards === 'own' || (cards === undefined && !hasOwnList) ? 'json' : 'html',
    pageSize,
  })
  const root = useRef<HTMLDivElement>(null)
  const section = useRef<HTMLElement>(null)
  const { Dialog, open, close } = useLazyDialog(loadDialog)
  const { actions, showList } = useScrolling(opened.actions, {
    panel: root,
    list: places.list ?? section,
    isInColumn: isNarrow && Dialog === null,
    isLoading: opened.status === 'loading',
  })
  const category = { ...opened, actions }
  const { status, shown, selection } = category
  const facts = factsOf(category, shown === null ? ofPage : ofFragment)
  const { totalCount: found } = facts

  const [spoken, announce] = useAnnounce()
  useEffect(() => {
    if (status === 'ready' && shown !== null)
      announce(found === null ? '' : found === 0 ? text.empty : text.found(found))
  }, [status, shown, found, announce, text])

  const count = countSelected(selection)
  // Whoever comes near will change the list.
  const [isNear, setNear] = useState(false)
  const comeNear = () => setNear(true)
  const listBar = <ListBar category={category} found={found} text={text} />
  const { ProductList } = useList(
    isNear || !hasOwnList || status === 'loading' || status === 'failed' || shown !== null,
  )
  const products = ProductList && (
    <ProductList category={category} facts={facts} onFragment={readFragment} text={text} />
  )
  return (
    <div
      className="pk-filters"
      data-with-list={hasOwnList ? undefined : ''}
      ref={root}
      onPointerEnter={comeNear}
      onFocus={comeNear}
    >
      {isNarrow ? (
        <Button wide className="pk-filters__open" onClick={() => void open()}>
          {text.open(count)}
        </Button>
      ) : (
        <section className="pk-filters__panel" aria-label={text.title}>
          <LazyPanel fallback={<PanelWaiting />}>
            {({ FilterPanel }) => <FilterPanel category={category} text={text} />}
          </LazyPanel>
        </section>
      )}
      {places.bar === null ? (
        <div className="pk-filters__bar">{listBar}</div>
      ) : (
        <TakenOver element={places.bar} state="replaced">
          <div className="pk-root">{listBar}</div>
        </TakenOver>
      )}
      {places.list === null ? (
        <section className="pk-filters__list" aria-label={text.list} aria-busy={status === 'loading'} ref={section}>
          {products}
        </section>
      ) : (
        <TakenOver
          element={places.list}
          state={ProductList === null ? 'own' : shown !== null ? 'replaced' : status === 'loading' ? 'hidden' : 'own'}
        >
          {products}
        </TakenOver>
      )}
      {Dialog !== null && (
        <Dialog
          category={category}
          found={found}
          text={text}
          returnFocus={() => root.current?.querySelector('button') ?? null}
          onClose={close}
          onShow={() => {
            close()
            showList()
          }}
        />
      )}
      <LiveRegion message={spoken} />
    </div>
  )
}
