import { useEffect, useRef, type RefObject } from 'react'

/** The mask of a field, which most visitors of a page never need. */
export interface PhoneMask {
  readonly isAttached: () => boolean
  /** Loads it; where that fails the field works without it, and the next call tries again. */
  readonly load: () => void
}

/**
 * Attaches the mask to a field once its code is loaded; a field that has the focus already asks for it by itself. `isTyped` says whether what is
 * in the field is being typed key by key.
 */
export function usePhoneMask(input: RefObject<HTMLInputElement | null>, isTyped: () => boolean): PhoneMask {
  const detach = useRef<(() => void) | null>(null)
  const load = () => {
    if (detach.current !== null) return
    import('./phone-mask').then(
      ({ attachPhoneMask }) => {
        // Not in an effect: React puts its own text back into a field that is changed while it commits.
        if (detach.current === null && input.current !== null)
          detach.current = attachPhoneMask(input.current, isTyped())
      },
      () => {},
    )
  }
  useEffect(() => {
    if (input.current?.matches(':focus')) load()
    return () => {
      detach.current?.()
      detach.current = null
    }
  }, [])
  return { isAttached: () => detach.current !== null, load }
}
