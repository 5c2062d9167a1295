import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'

type AttachMask = (field: HTMLInputElement, isTyped: boolean) => () => void

/** The mask of a field, which most visitors of a page never need. */
export interface PhoneMask {
  readonly isAttached: boolean
  /** Loads it; where that fails the field works without it, and the next call tries again. */
  readonly load: () => void
}

/**
 * Attaches the mask to a field once its code is loaded; a field that has the focus already asks for it by itself. `typed` says whether what is
 * in the field is being typed key by key.
 */
export function usePhoneMask(input: RefObject<HTMLInputElement | null>, typed: RefObject<boolean>): PhoneMask {
  const [attach, setAttach] = useState<AttachMask | null>(null)
  const load = () => {
    if (attach !== null) return
    import('./phone-mask').then(
      ({ attachPhoneMask }) => setAttach(() => attachPhoneMask),
      () => {},
    )
  }
  useLayoutEffect(() => {
    if (attach !== null && input.current !== null) return attach(input.current, typed.current)
  }, [attach, input, typed])
  useEffect(() => {
    if (input.current?.matches(':focus')) load()
  }, [])
  return { isAttached: attach !== null, load }
}
