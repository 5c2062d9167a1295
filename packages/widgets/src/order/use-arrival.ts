import { putInSight } from '@prilavok/ui/in-sight'
import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * A screen that takes the place of another one begins at its heading: in view, and with the focus, if what had
 * it went away with the former screen (A11Y-02).
 */
export function useArrival<T extends HTMLElement>(): RefObject<T | null> {
  const heading = useRef<T>(null)
  useLayoutEffect(() => {
    const { activeElement, body } = document
    if (activeElement !== null && activeElement !== body) return
    if (heading.current !== null) putInSight(heading.current, { block: 'center', focus: true })
  }, [])
  return heading
}
