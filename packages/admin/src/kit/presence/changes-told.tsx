import { useLabels } from '../staff/staff-context'
import { eventsRu } from './events.labels'
import { eventsEn } from './events.labels.en'
import type { Changes } from './use-changes'

/** "3 changes: refresh". */
export function ChangesTold({ changes, onRefresh }: { readonly changes: Changes; readonly onRefresh: () => void }) {
  const words = useLabels({ ru: eventsRu, en: eventsEn })
  const { ids, isUnsure, clear } = changes
  return (
    <button
      type="button"
      className="pk-staff-small"
      data-news=""
      onClick={() => {
        clear()
        onRefresh()
      }}
    >
      {isUnsure ? words.unsure : words.changed(ids.size)}
    </button>
  )
}
