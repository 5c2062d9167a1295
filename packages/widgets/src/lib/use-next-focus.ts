import { useCallback, useRef, type RefObject } from 'react'
import { useKeptFocus } from './use-kept-focus'

/**
 * After a removal from a list the focus goes to the control of the one that moved up, or to the first link, or to the part itself.
 * Returns what is called with the index that is about to be removed. Source: A11Y-02.
 */
export function useNextFocus(root: RefObject<HTMLElement | null>, controls: string): (index: number) => void {
  const removedAt = useRef(0)
  useKeptFocus(root, () => {
    const left = root.current?.querySelectorAll<HTMLElement>(controls) ?? []
    return left[Math.min(removedAt.current, left.length - 1)] ?? root.current?.querySelector('a') ?? root.current
  })
  return useCallback((index) => {
    removedAt.current = index
  }, [])
}
