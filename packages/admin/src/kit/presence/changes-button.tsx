import { useLabels } from '../staff/staff-context'
import { eventsRu } from './events.labels'
import { eventsEn } from './events.labels.en'
import type { Changes } from './use-changes'

/** "3 changes: refresh"; renders nothing without changes. */
export function ChangesButton({ changes, onRefresh }: { readonly changes: Changes; readonly onRefresh: () => void }) {
  const words = useLabels({ ru: eventsRu, en: eventsEn })
  const { ids, isUnsure, clear } = changes
  const text = isUnsure ? words.unsure : ids.size > 0 ? words.changed(ids.size) : ''
  return (
    <span className="pk-staff-table__news" aria-live="polite">
      {text !== '' && (
        <button
          type="button"
          className="pk-staff-small"
          data-news=""
          onClick={() => {
            clear()
            onRefresh()
          }}
        >
          {text}
        </button>
      )}
    </span>
  )
}
