import { useCallback, useRef, type RefObject } from 'react'
import { useKeptFocus } from '../lib/use-kept-focus'

interface FocusAfterRemoval {
  /** Called with the index of the line that is about to be removed. */
  readonly removing: (index: number) => void
  /** The delete button of the line that moved up. */
  readonly fallback: () => HTMLElement | null
}

/** After a deletion the focus goes to the line that moved up, or to `otherwise` when no line is left. Source: A11Y-02. */
export function useFocusAfterRemoval(
  root: RefObject<HTMLElement | null>,
  otherwise: () => HTMLElement | null = () => null,
): FocusAfterRemoval {
  const removedAt = useRef(0)
  const fallback = () => {
    const buttons = root.current?.querySelectorAll<HTMLElement>('.pk-cart-line__delete') ?? []
    return buttons[Math.min(removedAt.current, buttons.length - 1)] ?? otherwise()
  }
  useKeptFocus(root, fallback)
  const removing = useCallback((index: number) => {
    removedAt.current = index
  }, [])
  return { fallback, removing }
}
