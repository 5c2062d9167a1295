import { useEffect, useRef, useState, type RefObject } from 'react'

/** Whether an element is on the screen, at least in part; false where the browser cannot say. `margin` is that of the observer's root. */
export function useInView<E extends Element>(margin = '0px'): readonly [RefObject<E | null>, boolean] {
  const element = useRef<E>(null)
  const [isInView, setInView] = useState(false)
  useEffect(() => {
    if (element.current === null || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting === true), {
      rootMargin: margin,
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [margin])
  return [element, isInView]
}
