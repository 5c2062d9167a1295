import { useCallback, useEffect, useRef, useState } from 'react'

/** Quick changes have settled when nothing new has come for this long. */
const SETTLE_MS = 600
const AGAIN = '\u00a0'

/** The same sentence twice is announced only if its text differs. */
const nextSaid = (before: string, message: string): string =>
  before === message && message !== '' ? message + AGAIN : message

/**
 * The text of a live region, and the way to have it say something: only the last of several messages
 * in quick succession is spoken, once things have settled (A11Y-04).
 */
export function useAnnounce(
  settleMs: number = SETTLE_MS,
): readonly [spoken: string, announce: (message: string) => void] {
  const [spoken, setSpoken] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const announce = useCallback(
    (message: string) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => setSpoken((before) => nextSaid(before, message)), settleMs)
    },
    [settleMs],
  )
  useEffect(() => () => clearTimeout(timer.current), [])
  return [spoken, announce]
}
