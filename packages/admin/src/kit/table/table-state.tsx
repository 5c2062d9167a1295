import { Button } from '@prilavok/ui/button'
import type { ReactNode } from 'react'
import { useLabels } from '../staff/staff-context'
import type { Rows } from '../lists/use-rows'

const SKELETON_ROWS = 12

interface TableStateProps {
  readonly rows: Rows
  readonly hasFilters: boolean
  readonly onReset: () => void
  readonly children: ReactNode
}

/** The placeholder of a table without rows: loading, a failure, or nothing found. */
export function TableState({ rows, hasFilters, onReset, children }: TableStateProps) {
  const words = useLabels('table')
  const { retry, loading } = useLabels('staff')
  if (rows.error !== null && rows.count === 0)
    return (
      <div className="pk-staff-empty" role="alert">
        <p>{words.failedList}</p>
        <p className="pk-staff-note">{rows.error.message}</p>
        <Button onClick={rows.refresh}>{retry}</Button>
      </div>
    )
  if (rows.isLoading)
    return (
      <div className="pk-staff-skeleton" role="status" aria-label={loading}>
        {Array.from({ length: SKELETON_ROWS }, (_, at) => (
          <span key={at} className="pk-staff-skeleton__row" />
        ))}
      </div>
    )
  if (rows.count === 0)
    return (
      <div className="pk-staff-empty">
        <p>{hasFilters ? words.empty : words.emptyList}</p>
        {hasFilters && <p className="pk-staff-note">{words.emptyHelp}</p>}
        {hasFilters && <Button onClick={onReset}>{words.resetFilters}</Button>}
      </div>
    )
  return children
}
