import { shopSettings } from '@prilavok/core'
import { comparedCategories } from '@prilavok/core/comparison'
import { useComparedProducts, useComparison, useSettings } from '@prilavok/react'
import { Button } from '@prilavok/ui/button'
import { EmptyState } from '@prilavok/ui/empty-state'
import { ScalesIcon } from '@prilavok/ui/icon'
import { Notice } from '@prilavok/ui/notice'
import { Skeleton, SkeletonBlock, skeletonLabels } from '@prilavok/ui/skeleton'
import { useRef, useState } from 'react'
import { GoneProducts } from '../lib/gone-products'
import { lazySection } from '../lib/lazy-section'
import { useLabels } from '../lib/labels'
import { ShopButtonLink } from '../lib/shop-button-link'
import { useHydrated } from '../lib/use-hydrated'
import { useNextFocus } from '../lib/use-next-focus'
import { useNotice } from '../lib/use-notice'
import './compare-page.css'
import type { Column } from './compare-product'
import { comparePageRu, type ComparePageLabels } from './comparison.labels'

/** Nothing of it is needed while nothing is compared. */
const LazyTable = lazySection(() => import('./compare-table'))

/** How long a removal can be undone. */
const UNDO_MS = 6_000

/** Nothing is required: the list is that of the browser. */
export interface ComparePageProps {
  /** Texts of this one widget; what is left out is that of the language, or of `LabelsProvider`. */
  readonly labels?: Partial<ComparePageLabels> | undefined
}

/** The compared products side by side, one category at a time; that of the product that was added last is shown first. */
export function ComparePage({ labels }: ComparePageProps) {
  const text = useLabels('comparePage', comparePageRu, labels)
  const { items, remove } = useComparison()
  const { products, retry } = useComparedProducts(items)
  const isHydrated = useHydrated()
  const { pages } = useSettings(shopSettings)
  const tell = useNotice()
  const root = useRef<HTMLElement>(null)
  const removing = useNextFocus(root, '.pk-compare-product__remove')
  const [chosen, setChosen] = useState<string | null>(null)

  const known = items.map((item) => ({ item, product: products.get(item.id) ?? 'loading' }))
  const details = known.flatMap(({ product }) => (typeof product === 'string' ? [] : [product]))
  const categories = comparedCategories(details)
  const category = categories.find(({ id }) => id === chosen)?.id ?? details.at(-1)?.category.id
  const columns = details.filter((product) => product.category.id === category)
  const gone = known.flatMap(({ item, product }) => (product === 'missing' ? [item] : []))

  const takeOff = ({ id, name }: Column, index: number) => {
    removing(index)
    const putBack = remove(id)
    tell({ text: text.removed(name), action: { label: text.undo, run: putBack }, durationMs: UNDO_MS })
  }
  const clear = () => {
    // The last one first: putting back begins with the first, each where it was.
    const undo = [...columns].reverse().map(({ id }) => remove(id))
    tell({
      text: text.cleared,
      action: { label: text.undo, run: () => undo.reverse().forEach((putBack) => putBack()) },
      durationMs: UNDO_MS,
    })
  }
  return (
    <section className="pk-compare-page" ref={root} tabIndex={-1} aria-label={text.region}>
      {known.some(({ product }) => product === 'failed') && (
        <Notice
          tone="danger"
          announce
          action={
            <Button size="small" onClick={retry}>
              {text.retry}
            </Button>
          }
        >
          {text.failed}
        </Notice>
      )}
      <GoneProducts items={gone} text={text} onRemove={() => gone.forEach(({ id }) => remove(id))} />
      {isHydrated && items.length === 0 && (
        <EmptyState
          icon={<ScalesIcon size={24} />}
          title={text.empty}
          action={
            <ShopButtonLink variant="primary" href={pages.home}>
              {text.catalogue}
            </ShopButtonLink>
          }
        >
          {text.emptyHelp}
        </EmptyState>
      )}
      {categories.length > 1 && (
        <div className="pk-compare-page__categories" role="group" aria-label={text.categories}>
          {categories.map(({ id, name, count }) => (
            <button
              key={id}
              type="button"
              className="pk-compare-page__category"
              aria-pressed={id === category}
              onClick={() => setChosen(id)}
            >
              {text.category(name, count)}
            </button>
          ))}
        </div>
      )}
      {columns.length > 0 && (
        <LazyTable fallback={<Waiting />}>
          {({ CompareTable }) => (
            <CompareTable key={category} products={columns} text={text} onRemove={takeOff} onClear={clear} />
          )}
        </LazyTable>
      )}
      {(!isHydrated || (details.length === 0 && known.some(({ product }) => product === 'loading'))) && <Waiting />}
    </section>
  )
}

const Waiting = () => (
  <Skeleton labels={useLabels('skeleton', skeletonLabels)}>
    <SkeletonBlock height="380px" />
  </Skeleton>
)
