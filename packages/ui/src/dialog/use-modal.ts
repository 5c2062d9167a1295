import { useLayoutEffect, type RefObject } from 'react'
import { useLatest } from '../lib/refs'
import { lockScroll } from './scroll-lock'

/** What closed a dialog. */
export type CloseReason = 'escape' | 'backdrop' | 'button'

/** A modal window and where its focus goes. */
export interface Modal {
  readonly dialog: RefObject<HTMLDialogElement | null>
  /** Takes the focus at the start. */
  readonly first: RefObject<HTMLElement | null>
  /** Takes the focus at the end if what had it before is gone. */
  readonly back: (() => HTMLElement | null) | undefined
  readonly onClose: (reason: CloseReason) => void
}

/** Shows a `<dialog>` as a modal for as long as the part lives; asks to be closed, and is closed by being taken away. */
export function useModal({ dialog, first, back, onClose }: Modal): void {
  const close = useLatest(onClose)
  const returnTo = useLatest(back)
  useLayoutEffect(() => {
    const element = dialog.current
    if (element === null) return
    const cameFrom = document.activeElement
    const unlock = lockScroll()
    const giveFocusBack = () => {
      const known = cameFrom instanceof HTMLElement && cameFrom !== document.body && cameFrom.isConnected
      const target = known ? cameFrom : returnTo.current?.()
      target?.focus({ preventScroll: true })
    }
    let pressedOutside = false
    const stop = new AbortController()
    const listen = (type: string, listener: (event: Event) => void) =>
      element.addEventListener(type, listener, { signal: stop.signal })

    listen('cancel', (event) => {
      // A file field inside has a `cancel` of its own, and it bubbles.
      if (event.target !== element) return
      event.preventDefault()
      close.current('escape')
    })
    // Escape is for this dialog and not for a modal of the page around it. React listens at the widget's root, so it ends there.
    const root = element.closest('.pk-root') ?? element
    root.addEventListener('keydown', (event) => 'key' in event && event.key === 'Escape' && event.stopPropagation(), {
      signal: stop.signal,
    })
    // A second Escape closes without asking; a form with method=dialog does so too.
    listen('close', () => !element.open && close.current('escape'))
    // Only the backdrop has the dialog itself as its target; a drag that begins inside does not count.
    listen('pointerdown', (event) => (pressedOutside = event.target === element))
    listen('click', (event) => {
      if (pressedOutside && event.target === element) close.current('backdrop')
      pressedOutside = false
    })

    element.showModal()
    first.current?.focus()
    return () => {
      stop.abort()
      element.close()
      unlock()
      giveFocusBack()
    }
  }, [dialog, first, returnTo, close])
}
