/** A frame around an element of the page, drawn above the page and not in it. */
export interface Highlight {
  /** Frames an element, or nothing. */
  readonly show: (element: Element | null) => void
  readonly close: () => void
}

/** Draws in the top layer; it follows the element while the page scrolls. */
export function createHighlight(): Highlight {
  const frame = document.createElement('div')
  frame.className = 'pk-root pk-devtools-frame'
  frame.setAttribute('aria-hidden', 'true')
  frame.popover = 'manual'
  document.documentElement.append(frame)
  // Without popovers its sheet alone puts it above the page.
  frame.showPopover?.()
  frame.hidden = true

  let framed: Element | null = null
  let subscription: AbortController | undefined
  const follow = () => {
    if (framed === null) return
    const { left, top, width, height } = framed.getBoundingClientRect()
    Object.assign(frame.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` })
  }
  const show = (element: Element | null) => {
    subscription?.abort()
    framed = element
    frame.hidden = element === null
    if (element === null) return
    subscription = new AbortController()
    for (const type of ['scroll', 'resize'])
      addEventListener(type, follow, { capture: true, passive: true, signal: subscription.signal })
    follow()
  }
  return {
    show,
    close() {
      show(null)
      frame.remove()
    },
  }
}
