import { useEffect, type RefObject } from 'react'
import { useLatest } from '../lib/use-latest'

/** Shows an element on the whole screen, where the browser can; the visitor leaves it by Escape as well. Source: GALLERY-09. */
export function useFullscreen(
  element: RefObject<HTMLElement | null>,
  onChange: (on: boolean) => void,
): { readonly isAvailable: boolean; readonly toggle: () => void } {
  const changed = useLatest(onChange)
  useEffect(() => {
    const shown = element.current
    const follow = () => changed.current(document.fullscreenElement === element.current)
    document.addEventListener('fullscreenchange', follow)
    return () => {
      document.removeEventListener('fullscreenchange', follow)
      if (shown !== null && document.fullscreenElement === shown) void document.exitFullscreen()
    }
  }, [element, changed])
  const isAvailable = document.fullscreenEnabled === true
  return {
    isAvailable,
    toggle() {
      if (!isAvailable) return
      // A browser may refuse; then nothing has changed.
      const done =
        document.fullscreenElement === null ? element.current?.requestFullscreen() : document.exitFullscreen()
      done?.catch(() => {})
    },
  }
}
