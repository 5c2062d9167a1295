import { Button } from '@prilavok/ui/button'
import { Pagination } from '@prilavok/ui/pagination'
import { useLabels } from '../staff/staff-context'

interface PagerProps {
  readonly page: number
  /** Null where nobody has counted: then only the pages beside are known. */
  readonly pageCount: number | null
  readonly onPage: (page: number) => void
}

/** The pages of a list, for whom endless scrolling is no help. Source: ADMIN-08, UI-02. */
export function Pager({ page, pageCount, onPage }: PagerProps) {
  const { next, page: pageName, pages, previous } = useLabels('table')
  if (pageCount !== null)
    return (
      <div className="pk-staff-pager">
        <Pagination
          page={page}
          pageCount={pageCount}
          onChange={onPage}
          labels={{ next, page: pageName, pages, previous }}
        />
      </div>
    )
  return (
    <nav className="pk-staff-pager" aria-label={pages}>
      <Button size="small" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {previous}
      </Button>
      <span aria-current="page">{pageName(page)}</span>
      <Button size="small" onClick={() => onPage(page + 1)}>
        {next}
      </Button>
    </nav>
  )
}
