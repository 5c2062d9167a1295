import { useLayoutEffect, type RefObject } from 'react'

/**
 * Keeps the focus inside a part when what had it goes away with a change: the heir, a reference or a selector, has it next (A11Y-02).
 * Nothing happens when the focus was elsewhere or has a place already, such as a dialog that has just opened.
 */
export function useKeptFocus(
  root: RefObject<HTMLElement | null>,
  heir: { readonly current: HTMLElement | null } | string,
): void {
  // Asked while rendering: once the change is on the page, nobody knows any more who had the focus.
  const held = root.current?.contains(document.activeElement) === true
  useLayoutEffect(() => {
    if (!held) return
    const { activeElement, body } = document
    if (activeElement === null || activeElement === body)
      (typeof heir === 'string' ? root.current?.querySelector<HTMLElement>(heir) : heir.current)?.focus()
  })
}
