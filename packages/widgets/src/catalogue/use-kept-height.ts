import { useEffect, useLayoutEffect, useRef } from 'react'

/** An element keeps its height while what it shows is loaded, so that nothing jumps. The height is observed, since asking for it after a press would make the browser lay out the page at once. */
export function useKeptHeight(find: () => HTMLElement | null, isLoading: boolean): void {
  const height = useRef(0)
  const loading = useRef(isLoading)
  const found = useRef(find)
  useEffect(() => {
    const element = found.current()
    if (element === null) return
    const observer = new ResizeObserver(([entry]) => {
      if (!loading.current) height.current = entry?.borderBoxSize[0]?.blockSize ?? 0
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  useLayoutEffect(() => {
    loading.current = isLoading
    const element = found.current()
    if (element !== null) element.style.minBlockSize = isLoading ? `${height.current}px` : ''
  }, [isLoading])
}
