import { Button } from '@prilavok/ui/button'
import { useLabels } from '../staff/staff-context'

/** The pages of a list, for whom endless scrolling is no help (ADMIN-08). */
export function Pager({
  page,
  pageCount,
  onPage,
}: {
  readonly page: number
  readonly pageCount: number | null
  readonly onPage: (page: number) => void
}) {
  const words = useLabels('table')
  return (
    <nav className="pk-staff-pager" aria-label={words.pages}>
      <Button size="small" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {words.previous}
      </Button>
      <span aria-current="page">{words.page(page, pageCount)}</span>
      <Button size="small" disabled={pageCount !== null && page >= pageCount} onClick={() => onPage(page + 1)}>
        {words.next}
      </Button>
    </nav>
  )
}
