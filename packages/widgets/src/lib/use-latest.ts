import { useLayoutEffect, useRef, type RefObject } from 'react'

/** The newest value, readable from listeners that were attached earlier. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
