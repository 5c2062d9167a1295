/** So much of the list's beginning must be in sight, px. */
const SEEN = 80

const isOutOfSight = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom <= 0 || top >= innerHeight
}

/** Scrolls so that the list begins at the top of the window; at once where the visitor wants less motion. */
function scrollTo(list: Element): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  list.scrollIntoView({ block: 'start', behavior: isCalm ? 'auto' : 'smooth' })
}

/** After a change of filters, where the panel is out of sight. Source: FILTER-13. */
export function showListAfterChange(panel: Element | null, list: Element | null): void {
  if (panel !== null && list !== null && isOutOfSight(panel)) scrollTo(list)
}

/** After a turn of the page, where the list does not begin in sight. */
export function showListBegin(list: Element | null): void {
  const top = list?.getBoundingClientRect().top ?? 0
  if (list !== null && (top < 0 || top > innerHeight - SEEN)) scrollTo(list)
}
