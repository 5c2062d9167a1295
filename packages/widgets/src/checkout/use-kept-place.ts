import { useShop } from '@prilavok/react'
import { useEffect, useRef, type RefObject } from 'react'
import { keepPlace, restorePlace } from './kept-place'

/** Keeps the visitor's place on the form over a reload of the page. */
export function useKeptPlace<E extends Element>(): RefObject<E | null> {
  const { session, page } = useShop().effects
  const root = useRef<E>(null)
  useEffect(() => {
    const form = root.current
    if (form === null) return
    const stop = restorePlace(form, session)
    const forget = page.onLeave(() => keepPlace(form, session))
    return () => {
      stop()
      forget()
    }
  }, [session, page])
  return root
}
