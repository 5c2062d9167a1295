/** Whether the eye should be led smoothly. */
const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Scrolls a part of the page into view without moving the focus. A keyboard user may still be
 * going through the options, so then the page moves no further than it must.
 * Source: A11Y-02.
 */
export function showNext(id: string): void {
  const byKeyboard = document.activeElement?.matches(':focus-visible') === true
  document
    .getElementById(id)
    ?.scrollIntoView({ block: byKeyboard ? 'nearest' : 'start', behavior: isCalm() ? 'auto' : 'smooth' })
}
