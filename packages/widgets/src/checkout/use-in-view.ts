import { useEffect, useRef, useState, type RefObject } from 'react'

/** Whether an element is on the screen, at least in part; false where the browser cannot say. */
export function useInView<E extends Element>(): readonly [RefObject<E | null>, boolean] {
  const element = useRef<E>(null)
  const [isInView, setInView] = useState(false)
  useEffect(() => {
    if (element.current === null || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting === true))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [])
  return [element, isInView]
}
