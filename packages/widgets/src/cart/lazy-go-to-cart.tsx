import { lazyPart } from '@prilavok/core'
import { useEffect } from 'react'
import { useLazyDialog } from '../lib/use-lazy-dialog'
import type { GoToCartDialogProps } from './go-to-cart-dialog'

const load = lazyPart(async () => (await import('./go-to-cart-dialog')).GoToCartDialog)

/** Loads the code of the dialog ahead of the press that opens it. */
export const preloadGoToCart = () => void load()

/** Loads the dialog after the frame that shows the changed button. */
async function loadDialog() {
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
  return load()
}

/** The dialog after adding, once its code is there; it stays away where that cannot be loaded. */
export function LazyGoToCart(props: GoToCartDialogProps) {
  const { Dialog, open, close } = useLazyDialog(loadDialog)
  useEffect(() => {
    void open()
    return close
  }, [])
  return Dialog && <Dialog {...props} />
}
