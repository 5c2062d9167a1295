import { useLayoutEffect, type RefObject } from 'react'

const GAP = 4
const EDGE = 8

interface Anchored {
  readonly open: boolean
  readonly anchor: RefObject<HTMLElement | null>
  readonly layer: RefObject<HTMLElement | null>
  /** px; less where the window is short. */
  readonly maxHeight: number
}

/** Puts the layer under its anchor, or above it where there is more room. */
function place(anchor: HTMLElement, layer: HTMLElement, maxHeight: number): void {
  const box = anchor.getBoundingClientRect()
  const height = window.visualViewport?.height ?? window.innerHeight
  const below = height - box.bottom - GAP - EDGE
  const above = box.top - GAP - EDGE
  const up = below < Math.min(maxHeight, layer.scrollHeight) && above > below
  const { style } = layer
  style.left = `${box.left}px`
  style.width = `${box.width}px`
  style.top = up ? 'auto' : `${box.bottom + GAP}px`
  style.bottom = up ? `${window.innerHeight - box.top + GAP}px` : 'auto'
  style.maxHeight = `${Math.max(96, Math.min(maxHeight, up ? above : below))}px`
}

/** Shows a popover in the top layer beside its anchor and keeps it there while the page scrolls; without popovers the sheet places it. */
export function useAnchoredLayer({ open, anchor, layer, maxHeight }: Anchored): void {
  useLayoutEffect(() => {
    const [at, shown] = [anchor.current, layer.current]
    if (!open || at === null || shown?.showPopover === undefined) return
    const stop = new AbortController()
    const follow = () => place(at, shown, maxHeight)
    const listening = { signal: stop.signal, passive: true, capture: true }
    shown.showPopover()
    follow()
    addEventListener('scroll', follow, listening)
    addEventListener('resize', follow, listening)
    window.visualViewport?.addEventListener('resize', follow, listening)
    // What arrives late in a window or on the page moves the anchor without anybody scrolling.
    const grown = new ResizeObserver(follow)
    grown.observe(at.closest('dialog > *') ?? document.body)
    return () => {
      stop.abort()
      grown.disconnect()
      if (shown.isConnected) shown.hidePopover()
    }
  }, [open, anchor, layer, maxHeight])
}
