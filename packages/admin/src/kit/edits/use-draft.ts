import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useStaff } from '../staff/staff-context'
import { changedFields } from '../records/changed-fields'
import type { Draft } from '../records/drafts'
import { own } from '../records/same-value'

type Fields = Readonly<Record<string, unknown>>
const REST_MS = 600

/** What was typed into a form and not saved, kept per record and staff member. */
export interface FormDraft {
  /** The draft of an earlier visit. */
  readonly found: Draft | null
  readonly keep: (values: Fields) => void
  /** It is on the screen by now. */
  readonly taken: () => void
  readonly forget: () => Promise<void>
}

/** Keeps the changed fields of a form; those about people never leave the page's memory. */
export function useDraft(name: string, base: () => Fields, personal?: ReadonlySet<string>): FormDraft {
  const { drafts, session } = useStaff()
  const user = useStore(session, (state) => state.session?.user.id ?? '')
  const key = `${user}:${name}`
  const [found, setFound] = useState<Draft | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const waiting = useRef<Fields | null>(null)
  useEffect(() => {
    let isHere = true
    void drafts.read(key).then((draft) => isHere && setFound(draft))
    return () => {
      isHere = false
    }
  }, [drafts, key])
  const write = () => {
    clearTimeout(timer.current)
    if (waiting.current === null) return
    const changes = changedFields(base(), waiting.current, personal)
    waiting.current = null
    if (Object.keys(changes).length === 0) return void drafts.forget(key)
    const was = Object.fromEntries(Object.keys(changes).map((field) => [field, own(base(), field) ?? null]))
    void drafts.write(key, { savedOn: new Date().toISOString(), changes, was })
  }
  const latest = useRef(write)
  useLayoutEffect(() => {
    latest.current = write
  })
  useEffect(() => {
    // A tab that closes becomes hidden first.
    const flush = () => document.visibilityState === 'hidden' && latest.current()
    document.addEventListener('visibilitychange', flush)
    return () => {
      document.removeEventListener('visibilitychange', flush)
      latest.current()
    }
  }, [])
  return {
    found,
    keep: (values) => {
      waiting.current = values
      clearTimeout(timer.current)
      timer.current = setTimeout(() => latest.current(), REST_MS)
    },
    taken: () => setFound(null),
    forget: () => {
      clearTimeout(timer.current)
      waiting.current = null
      setFound(null)
      return drafts.forget(key)
    },
  }
}
