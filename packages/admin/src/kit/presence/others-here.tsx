import { useLabels } from '../staff/staff-context'
import { eventsRu } from './events.labels'
import { eventsEn } from './events.labels.en'
import { usePresence } from './use-presence'

interface OthersHereProps {
  readonly resource: string
  readonly id: string | null
  readonly isEditing: boolean
  /** Whether something can have been typed that is to be kept. */
  readonly mayEdit: boolean
  /** Reads the record again and keeps what was typed. */
  readonly onRefresh: () => void
}

/** Who else has this record open, and that somebody has saved it. */
export function OthersHere({ resource, id, isEditing, mayEdit, onRefresh }: OthersHereProps) {
  const words = useLabels({ ru: eventsRu, en: eventsEn })
  const { present, savedBy, seen } = usePresence(resource, id, isEditing)
  const editing = present.filter((each) => each.isEditing).map(({ name }) => name)
  const viewing = present.filter((each) => !each.isEditing).map(({ name }) => name)
  return (
    <div className="pk-staff-others" role="status">
      {editing.length > 0 && (
        <p className="pk-staff-others__who" data-editing="">
          {words.editing(editing)}
        </p>
      )}
      {viewing.length > 0 && <p className="pk-staff-others__who">{words.viewing(viewing)}</p>}
      {savedBy !== null && (
        <p className="pk-staff-others__saved">
          {words.savedBy(savedBy)}{' '}
          <button
            type="button"
            className="pk-staff-small"
            onClick={() => {
              seen()
              onRefresh()
            }}
          >
            {mayEdit ? words.take : words.refresh}
          </button>
        </p>
      )}
    </div>
  )
}
