import { useEffect, useState, type RefObject } from 'react'

/** How much of an element has to be seen, and how far outside of the window that counts. */
interface SeenOptions {
  /** 1: the whole element; 0 when left out: any part of it. */
  readonly share?: number
  readonly margin?: string
}

/** What is above the window counts as seen: an anchor, the End key or a place that was kept jumps past without showing it. */
const ABOVE = '1000000px'

/** Whether an element has been in sight or passed, once and for all; one in a closed tab has not. */
export function useSeen(element: RefObject<Element | null>, { share = 0, margin = '0px' }: SeenOptions = {}): boolean {
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    if (isSeen || element.current === null) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting && entry.intersectionRatio >= share)) setIsSeen(true)
      },
      { threshold: share, rootMargin: `${ABOVE} ${margin} ${margin}` },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [isSeen])
  return isSeen
}
