import type { Lightbox } from '@prilavok/core/gallery'
import { useRef, type FocusEvent, type PointerEvent } from 'react'

const HOLDING = '.pk-lightbox__image, .pk-lightbox__control, .pk-lightbox__thumbnails'
/** Its own button starts it, with the pointer and the focus still on it. */
const PLAY = '.pk-lightbox__play'

const holds = (target: EventTarget | null) =>
  target instanceof Element && target.closest(HOLDING) !== null && target.closest(PLAY) === null

/** Lets the slideshow wait while a mouse is over the picture or a control, and while the keyboard is at a control. Source: A11Y-06. */
export function useHeldShow(lightbox: Lightbox) {
  const held = useRef({ pointer: false, focus: false })
  const note = (by: 'pointer' | 'focus', isHeld: boolean) => {
    held.current[by] = isHeld
    lightbox.hold(held.current.pointer || held.current.focus)
  }
  return {
    // A finger that has gone is over nothing.
    onPointerOver: ({ pointerType, target }: PointerEvent) => note('pointer', pointerType === 'mouse' && holds(target)),
    onPointerLeave: () => note('pointer', false),
    onFocus: ({ target }: FocusEvent) => note('focus', holds(target) && target.matches(':focus-visible')),
    onBlur: () => note('focus', false),
  }
}
