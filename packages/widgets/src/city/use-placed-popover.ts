import { useId, useLayoutEffect, useRef, type RefObject } from 'react'

const GAP = 6
const EDGE = 8
/** As wide as the sheet makes it, px. */
const WIDTH = 320

interface PlacedPopover {
  readonly reasonsButton: { readonly ref: RefObject<HTMLButtonElement | null>; readonly popoverTarget: string }
  readonly reasons: { readonly ref: RefObject<HTMLSpanElement | null>; readonly id: string }
}

/** A remark that a button shows below itself, in the browser's top layer; Escape or a press elsewhere closes it. */
export function usePlacedPopover(): PlacedPopover {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const remark = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const [at, shown] = [button.current, remark.current]
    if (at === null || shown === null) return
    const place = () => {
      const { left, bottom } = at.getBoundingClientRect()
      const width = Math.min(WIDTH, document.documentElement.clientWidth - 2 * EDGE)
      shown.style.left = `${Math.max(EDGE, Math.min(left - EDGE, document.documentElement.clientWidth - EDGE - width))}px`
      shown.style.top = `${bottom + GAP}px`
    }
    shown.addEventListener('beforetoggle', place)
    return () => shown.removeEventListener('beforetoggle', place)
  })
  return { reasonsButton: { ref: button, popoverTarget: id }, reasons: { ref: remark, id } }
}
