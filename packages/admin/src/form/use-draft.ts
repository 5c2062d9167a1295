import { useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useStaff } from '../app/staff-context'
import { changedFields, withChanges } from '../records/changed-fields'
import type { Draft } from '../records/drafts'
import type { Descriptor } from '../resources/descriptor.types'

type Fields = Record<string, unknown>
const REST_MS = 600

/** What was typed into a form and not saved, kept per record and staff member. */
export interface FormDraft {
  /** The draft of an earlier visit. */
  readonly found: Draft | null
  readonly keep: (values: Fields) => void
  readonly restored: () => Fields
  readonly forget: () => Promise<void>
}

/** Keeps the changed fields of a form; what is about people never leaves the page's memory. */
export function useDraft(descriptor: Descriptor, id: string | null, base: () => Readonly<Fields>): FormDraft {
  const { drafts, session } = useStaff()
  const user = useStore(session, (state) => state.session?.user.id ?? '')
  const key = `${user}:${descriptor.resource.key}:${id ?? 'new'}`
  const personal = useMemo(
    () =>
      new Set(
        descriptor.sections
          .flatMap((section) => section.fields)
          .filter((field) => field.personal === true)
          .map(({ field }) => field),
      ),
    [descriptor],
  )
  const [found, setFound] = useState<Draft | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => {
    let isHere = true
    void drafts.read(key).then((draft) => isHere && setFound(draft))
    return () => {
      isHere = false
    }
  }, [drafts, key])
  return {
    found,
    keep: (values) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        const changes = changedFields(base(), values, personal)
        if (Object.keys(changes).length > 0) void drafts.write(key, { savedOn: new Date().toISOString(), changes })
      }, REST_MS)
    },
    restored: () => withChanges(base(), found?.changes) as Fields,
    forget: () => {
      clearTimeout(timer.current)
      return drafts.forget(key)
    },
  }
}
