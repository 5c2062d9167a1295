import { useLayoutEffect, type RefObject } from 'react'

/**
 * Keeps the focus inside a part when the element that had it is removed: the fallback has it next (A11Y-02). Nothing happens
 * when the focus was elsewhere or has moved already, such as to a dialog that has just opened.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>, fallback: () => HTMLElement | null): void {
  // Read while rendering: after the change, nobody knows any more what had the focus.
  const held = root.current?.contains(document.activeElement) === true
  useLayoutEffect(() => {
    if (!held) return
    const { activeElement, body } = document
    if (activeElement === null || activeElement === body) fallback()?.focus()
  })
}
