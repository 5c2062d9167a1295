import { useCallback, useEffect, useRef, useState } from 'react'
import { useLabels } from '../kit/staff/staff-context'
import { readRoute } from './links'

/** What would be lost if the screen were left now. */
interface Unsaved {
  readonly isDirty: boolean
  /** The save is under way: its outcome decides. */
  readonly isSaving: boolean
}

const NOTHING: Unsaved = { isDirty: false, isSaving: false }

/** Another call is another screen: what is typed about the one before would be lost. */
const isSameScreen = (one: string, other: string): boolean => {
  const route = readRoute(one)
  return route.screen !== 'call' && JSON.stringify(route) === JSON.stringify(readRoute(other))
}

/**
 * The address whose screen is shown: that of the page, once whatever would be lost has been saved or given up. Who leaves while a save
 * is under way goes on when it has succeeded, without a question.
 */
export function useShownAddress(): {
  readonly shown: string
  readonly report: (isDirty: boolean, isSaving?: boolean) => void
} {
  const { leave } = useLabels('staff')
  const [shown, setShown] = useState(() => location.hash)
  const current = useRef(shown)
  const unsaved = useRef(NOTHING)
  const show = (address: string) => {
    current.current = address
    setShown(address)
  }
  const follow = () => {
    const next = location.hash
    if (next === current.current) return
    if (isSameScreen(next, current.current)) return show(next)
    const { isDirty, isSaving } = unsaved.current
    if (isDirty && isSaving) return
    // oxlint-disable-next-line eslint/no-alert -- the browser's own question stands above everything, also above a host's page
    if (isDirty && !globalThis.confirm(leave)) return history.replaceState(history.state, '', current.current)
    unsaved.current = NOTHING
    show(next)
  }
  const latest = useRef(follow)
  useEffect(() => {
    latest.current = follow
  })
  useEffect(() => {
    const changed = () => latest.current()
    globalThis.addEventListener('hashchange', changed)
    return () => globalThis.removeEventListener('hashchange', changed)
  }, [])
  const report = useCallback((isDirty: boolean, isSaving = false) => {
    unsaved.current = { isDirty, isSaving }
    latest.current()
  }, [])
  return { shown, report }
}
