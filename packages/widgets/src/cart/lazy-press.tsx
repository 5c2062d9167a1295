import { lazyPart } from '@prilavok/core'
import { useEffect } from 'react'
import { useLazyDialog } from '../lib/use-lazy-dialog'
import type { CartButtonProps } from './cart-button'

/** A press of the cart button, until its product is gone; a page may have a thousand buttons at rest. */
export interface Press {
  /** When it was, in milliseconds. */
  readonly at: number
  /** The pieces that were in the cart before. */
  readonly quantity: number
  /** False where the page says that there are no more, and where the cart is full. */
  readonly isAdded: boolean
}

/** What follows a press. */
export interface PressProps {
  readonly press: Press
  /** The button's. */
  readonly props: CartButtonProps
  readonly returnFocus: () => HTMLElement | null
}

const load = lazyPart(async () => (await import('./after-press')).AfterPress)

/** Loads the code of what follows a press ahead of it. */
export const preloadPress = () => void load()

/** Loads it after the frame that shows the changed button. */
async function loadPainted() {
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
  return load()
}

/** What follows a press, once its code is there; it stays away where that cannot be loaded. */
export function LazyPress(props: PressProps) {
  const { Dialog, open } = useLazyDialog(loadPainted)
  useEffect(() => void open(), [props.press.at])
  return Dialog && <Dialog {...props} />
}
