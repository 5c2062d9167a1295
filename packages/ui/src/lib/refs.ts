import { useLayoutEffect, useRef, type Ref, type RefObject } from 'react'

/** Gives a node to the caller's ref as well, for components that hold a ref of their own. */
export function shareRef<T>(ref: Ref<T> | undefined, node: T | null): void {
  if (typeof ref === 'function') ref(node)
  else if (ref) ref.current = node
}

/** The newest value, readable from listeners that were attached earlier. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
