import type { Point } from '@prilavok/core/gallery'

/** What a key does in the lightbox. */
export type KeyAction =
  { readonly turn: 1 | -1 } | { readonly open: number } | { readonly pan: Point } | { readonly fullscreen: true }

/** What the lightbox shows when a key is pressed. */
interface Shown {
  readonly count: number
  readonly slide: number
  /** The picture is enlarged: arrows move it. */
  readonly zoomed: boolean
}

interface Pressed {
  readonly key: string
  readonly code?: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

/** An arrow moves an enlarged picture by so many px. */
const PAN_STEP = 80
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: 1, y: 0 },
  ArrowRight: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
}

/** What a key does; null leaves it to the browser. Escape is the dialog's. */
export function keyAction(pressed: Pressed, { count, slide, zoomed }: Shown): KeyAction | null {
  const { key, code, ctrlKey, metaKey, altKey } = pressed
  if (ctrlKey || metaKey || altKey) return null
  const arrow = Object.hasOwn(ARROWS, key) ? ARROWS[key] : undefined
  if (arrow !== undefined && zoomed) return { pan: { x: arrow.x * PAN_STEP, y: arrow.y * PAN_STEP } }
  if (key === 'ArrowRight' || key === 'PageDown') return { turn: 1 }
  if (key === 'ArrowLeft' || key === 'PageUp') return { turn: -1 }
  if (key === 'Home' && slide > 0) return { open: 0 }
  if (key === 'End' && slide < count - 1) return { open: count - 1 }
  // The key, whatever letters the keyboard writes.
  return code === 'KeyF' || key === 'f' ? { fullscreen: true } : null
}
