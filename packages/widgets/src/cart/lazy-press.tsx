import { lazyPart } from '@prilavok/core'
import { useEffect } from 'react'
import { useLazyDialog } from '../lib/use-lazy-dialog'
import type { PressProps } from './cart-button.types'

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
