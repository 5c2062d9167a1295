import { useEffect, useLayoutEffect, useReducer, useRef } from 'preact/hooks'

/**
 * React's useSyncExternalStore for stores that change outside of a running render: renders with
 * the store's present value and once more when that value is another.
 */
export function useSyncExternalStore<T>(subscribe: (changed: () => void) => () => void, read: () => T): T {
  const value = read()
  const shown = useRef({ value, read })
  const [, again] = useReducer<number, void>((count) => count + 1, 0)
  shown.current = { value, read }
  const check = () => {
    if (!Object.is(shown.current.value, shown.current.read())) again()
  }
  useLayoutEffect(check)
  useEffect(() => {
    check()
    return subscribe(check)
  }, [subscribe])
  return value
}
