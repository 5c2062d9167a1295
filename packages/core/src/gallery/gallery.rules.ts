/** How long the lightbox's animations last, ms. Source: GALLERY-12. */
export const LIGHTBOX_ANIMATION_MS = 366
/** Time without input after which the controls fade, in ms. Source: GALLERY-13. */
export const LIGHTBOX_IDLE_MS = 3_000
/** The slideshow shows each slide for so long, ms. Source: GALLERY-14. */
export const SLIDESHOW_MS = 3_000
/** The wheel turns at most one slide within so long, ms. Source: GALLERY-15. */
export const WHEEL_THROTTLE_MS = 250
/** Width of the panel of thumbnails, px, and on a narrow screen. Source: GALLERY-16. */
export const THUMBNAILS_WIDTH = { wide: 212, narrow: 110 } as const
/** Two taps within so long are a double tap, ms. Source: GALLERY-17. */
export const DOUBLE_TAP_MS = 500
/** A swipe is at least so long along its axis, px. Source: GALLERY-18. */
export const SWIPE_MIN = 50
/** Two taps further apart than that, in px, are two taps. */
const SAME_PLACE = 40

/** A place on the screen, or the way between two of them; px. */
export interface Point {
  /** From the left, px. */
  readonly x: number
  /** From the top, px. */
  readonly y: number
}

/** The slide at a position of an endless row; positions before the first and after the last go round. Source: GALLERY-01. */
export const slideAt = (position: number, count: number): number => ((position % count) + count) % count

/** Where a finger has gone, null when it is no swipe: too short, or as long across its axis. Source: GALLERY-18. */
export function swipeOf({ x, y }: Point): 'left' | 'right' | 'up' | 'down' | null {
  const [across, along] = [Math.abs(x), Math.abs(y)]
  if (across >= SWIPE_MIN && across > along) return x < 0 ? 'left' : 'right'
  if (along >= SWIPE_MIN && along > across) return y < 0 ? 'up' : 'down'
  return null
}

/** A tap, and when it was made (ms). */
export interface Tap extends Point {
  /** When it was, in milliseconds. */
  readonly at: number
}

/** Whether a tap is the second one of a double tap. Source: GALLERY-17. */
export const isDoubleTap = (first: Tap | null, second: Tap): boolean =>
  first !== null &&
  second.at - first.at <= DOUBLE_TAP_MS &&
  Math.hypot(second.x - first.x, second.y - first.y) <= SAME_PLACE

/** The way that a wheel turns the gallery, 0 while the last turn is too recent (`turnedAt`, ms; null: never). Source: GALLERY-15. */
export function wheelStep(delta: Point, turnedAt: number | null, now: number): -1 | 0 | 1 {
  const way = Math.abs(delta.x) > Math.abs(delta.y) ? delta.x : delta.y
  if (way === 0 || (turnedAt !== null && now - turnedAt < WHEEL_THROTTLE_MS)) return 0
  return way > 0 ? 1 : -1
}
