import type { UseCategory } from '@prilavok/react'
import { Button } from '@prilavok/ui/button'
import { EmptyState } from '@prilavok/ui/empty-state'
import { Notice } from '@prilavok/ui/notice'
import { Pagination, paginationLabels } from '@prilavok/ui/pagination'
import { Skeleton, SkeletonBlock, skeletonLabels } from '@prilavok/ui/skeleton'
import { TrustedFragment } from '@prilavok/ui/trusted-html'
import { useLabels } from '../lib/labels'
import type { FiltersLabels } from './filters.labels'
import type { ListFacts } from './list-facts'
import { ProductCard } from './product-card'
import './product-list.css'

interface ProductListProps {
  readonly category: UseCategory
  /** How much the list has; null values where nobody says. */
  readonly facts: ListFacts
  /** Called with the element of a fragment once it is in it. */
  readonly onFragment: (element: HTMLElement) => void
  readonly text: FiltersLabels
}

const PLACEHOLDERS = [1, 2, 3, 4, 5, 6, 7, 8]

const CardsWaiting = () => {
  const waiting = useLabels('skeleton', skeletonLabels)
  return (
    <Skeleton labels={waiting}>
      <div className="pk-product-list__cards">
        {PLACEHOLDERS.map((each) => (
          <SkeletonBlock key={each} height="380px" />
        ))}
      </div>
    </Skeleton>
  )
}

/** The way out of a list that nothing passes: without the filter that was selected last, or without all. */
function NothingFound({ category, text }: Pick<ProductListProps, 'category' | 'text'>) {
  const { filters, selection, actions } = category
  const last = filters.find(({ searchCode }) => searchCode === selection.at(-1)?.searchCode)
  if (last === undefined) return <EmptyState title={text.emptyCategory} />
  return (
    <EmptyState
      title={text.empty}
      action={
        <>
          <Button onClick={() => actions.clear(last.searchCode)}>{text.removeLast(last.name)}</Button>
          <Button variant="quiet" onClick={() => actions.clear()}>
            {text.clear}
          </Button>
        </>
      }
    >
      {text.emptyHelp}
    </EmptyState>
  )
}

/** The products of a category: markup of the server or cards of our own, hidden while others are loaded (FILTER-12). */
export function ProductList({ category, facts, onFragment, text }: ProductListProps) {
  const { status, shown, page, actions } = category
  const pages = useLabels('pagination', paginationLabels)
  const isLoading = status === 'loading'
  const isEmpty = shown !== null && facts.totalCount === 0
  return (
    <>
      <div className="pk-root pk-product-list">
        {status === 'failed' && (
          <Notice
            tone="danger"
            announce
            action={
              <Button size="small" onClick={actions.retry}>
                {text.retry}
              </Button>
            }
          >
            {text.failed}
          </Notice>
        )}
        {isLoading && <CardsWaiting />}
        {!isLoading && isEmpty && <NothingFound category={category} text={text} />}
        {shown?.kind === 'list' && (
          <ul className="pk-product-list__cards" aria-label={text.list} hidden={isLoading}>
            {shown.products.map((product) => (
              <ProductCard key={product.id} product={product} />
            ))}
          </ul>
        )}
      </div>
      {shown?.kind === 'html' && (
        <TrustedFragment html={shown.html} base={shown.base} hidden={isLoading || isEmpty} onShown={onFragment} />
      )}
      {shown !== null && !isLoading && facts.pageCount !== null && (
        <div className="pk-root pk-product-list__pages">
          <Pagination page={page} pageCount={facts.pageCount} onChange={actions.goTo} labels={pages} />
        </div>
      )}
    </>
  )
}
