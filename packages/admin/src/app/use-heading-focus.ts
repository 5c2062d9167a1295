import { useEffect, useRef, type RefObject } from 'react'

/** The first cell of a list, or the heading of what is shown in its place. */
export function focusContent(main: HTMLElement | null): void {
  const target = main?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"], h1') ?? main
  if (target?.tagName === 'H1') target.tabIndex = -1
  target?.focus()
}

/** Moves the focus to the heading of a screen that was opened, once it is there; who has gone on meanwhile is left where they are. */
export function useHeadingFocus(main: RefObject<HTMLElement | null>, screen: string): void {
  const shown = useRef(screen)
  useEffect(() => {
    const element = main.current
    if (shown.current === screen || element === null) return
    shown.current = screen
    const start = document.activeElement
    const settle = (): boolean => {
      const headings = [...element.querySelectorAll('h1')]
      const { activeElement } = document
      const isElsewhere = activeElement !== start && activeElement !== document.body && activeElement !== element
      if (headings.length === 0 && !isElsewhere) return false
      if (isElsewhere && activeElement?.isConnected) return true
      // What a screen that is still loading hides takes no focus.
      return headings.some((heading) => {
        heading.tabIndex = -1
        heading.focus({ preventScroll: true })
        return document.activeElement === heading
      })
    }
    if (settle()) return
    const observer = new MutationObserver(() => settle() && observer.disconnect())
    observer.observe(element, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [screen])
}
