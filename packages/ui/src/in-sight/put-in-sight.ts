import type { InSightBlock } from './in-sight.types'

/** How an element comes into sight. */
export interface InSightOptions {
  /** `nearest` by default. */
  readonly block?: InSightBlock | undefined
  /** Whether the focus goes with it; another element may take it. */
  readonly focus?: boolean | HTMLElement | null | undefined
}

/**
 * Puts an element of the page in sight at once, with the focus if that is asked for. Then it is moved clear of headers and bars that stick,
 * and kept there while late parts above it arrive, until a hand moves the page.
 */
export function putInSight(element: HTMLElement, { block = 'nearest', focus = false }: InSightOptions = {}): void {
  const target = focus === true ? element : focus || null
  target?.focus({ preventScroll: true })
  element.scrollIntoView({ block, behavior: 'instant' })
  // No first screen waits for what reckons with bars and late parts.
  void import('./stay-in-sight').then(
    ({ stayInSight }) => stayInSight(element, block),
    () => {},
  )
}
