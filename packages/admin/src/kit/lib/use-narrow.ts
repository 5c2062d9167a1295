import { useSyncExternalStore } from 'react'

/** The same width as in `table/cards.css`. */
const NARROW = '(max-width: 600px)'

const subscribe = (onChange: () => void) => {
  const media = globalThis.matchMedia(NARROW)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

/** Whether the page is as narrow as a phone, or enlarged until it is. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => globalThis.matchMedia(NARROW).matches,
    () => false,
  )
