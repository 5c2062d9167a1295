import { paginationLabels, type PaginationLabels } from './pagination.labels'
import { ChevronIcon } from '../icon'
import '../styles/kit.css'
import './pagination.css'
import { shownPages } from './shown-pages'

/** The pages of a list. */
export interface PaginationProps {
  /** The current page; the first is 1. */
  readonly page: number
  /** How many pages there are. */
  readonly pageCount: number
  /** Called with the number of the page that is wanted. */
  readonly onChange: (page: number) => void
  /** Texts; what is left out is Russian. */
  readonly labels?: Partial<PaginationLabels> | undefined
}

/** Leads to the other pages of a list; nothing where there is one page. Source: UI-02. */
export function Pagination({ page, pageCount, onChange, labels }: PaginationProps) {
  const text = { ...paginationLabels, ...labels }
  if (pageCount <= 1) return null
  const step = (to: number, label: string, direction: 'back' | 'on') => (
    <button
      type="button"
      className="pk-pagination__step"
      data-direction={direction}
      aria-label={label}
      title={label}
      // Not `disabled`: the focus must not be lost at the last page.
      aria-disabled={to < 1 || to > pageCount ? true : undefined}
      onClick={() => to >= 1 && to <= pageCount && onChange(to)}
    >
      <ChevronIcon />
    </button>
  )
  return (
    <nav className="pk-pagination" aria-label={text.pages}>
      {step(page - 1, text.previous, 'back')}
      <ul className="pk-pagination__numbers">
        {shownPages(page, pageCount).map((number, at) =>
          number === null ? (
            <li key={`gap ${at}`} className="pk-pagination__gap" aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              <button
                type="button"
                className="pk-pagination__number"
                aria-label={text.page(number)}
                aria-current={number === page ? 'page' : undefined}
                onClick={() => number !== page && onChange(number)}
              >
                {number}
              </button>
            </li>
          ),
        )}
      </ul>
      {step(page + 1, text.next, 'on')}
    </nav>
  )
}
