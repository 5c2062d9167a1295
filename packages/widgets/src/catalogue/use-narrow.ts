import { useSyncExternalStore } from 'react'

/** So narrow a window has no room for filters beside a list. */
const NARROW = '(max-width: 899px)'

function subscribe(changed: () => void) {
  const query = matchMedia(NARROW)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Whether the window has room for one column; a server renders the wide one. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(NARROW).matches,
    () => false,
  )
