import { headState, NOTHING, select, type Selection } from '../lists/selection'
import type { Row } from '../lists/use-rows'
import { useLabels } from '../staff/staff-context'

interface ChooseLoadedProps {
  readonly selection: Selection
  readonly rows: readonly Row[]
  readonly onSelect: (selection: Selection) => void
}

/** The box above the cards: chooses those that are loaded. */
export function ChooseLoaded({ selection, rows, onSelect }: ChooseLoadedProps) {
  const { selectPage } = useLabels('table')
  const ids = rows.map(({ id }) => id)
  const state = headState(selection, ids)
  return (
    <label className="pk-staff-cards__all">
      <input
        type="checkbox"
        checked={state === 'all'}
        ref={(box) => {
          if (box !== null) box.indeterminate = state === 'some'
        }}
        aria-label={selectPage}
        onChange={(event) => onSelect(event.target.checked ? select(selection, ids, true) : NOTHING)}
      />
    </label>
  )
}
