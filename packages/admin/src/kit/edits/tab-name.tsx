import { useLabels } from '../staff/staff-context'
import { useMark } from './edits'
import { tabsRu } from './tabs.labels'
import { tabsEn } from './tabs.labels.en'

/** The name of a tab, with a dot for unsaved changes; its shape and a text for screen readers say which kind. */
export function TabName({ tab, name }: { readonly tab: string; readonly name: string }) {
  const { isDirty, hasDraft, state } = useMark(tab)
  const words = useLabels({ ru: tabsRu, en: tabsEn })
  const mark =
    state !== null && state !== 'saved'
      ? (['failed', words.failedTab] as const)
      : isDirty
        ? (['dirty', words.unsavedTab] as const)
        : hasDraft
          ? (['draft', words.draftTab] as const)
          : null
  return (
    <>
      {name}
      {mark !== null && (
        <>
          <span className="pk-staff-dot" data-state={mark[0]} aria-hidden="true" />
          <span className="pk-staff-hidden">, {mark[1]}</span>
        </>
      )}
    </>
  )
}
