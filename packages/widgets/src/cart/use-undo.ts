import { lazyPart } from '@prilavok/core'
import { useShop } from '@prilavok/react'
import { useCallback } from 'react'
import { useOverrides } from '../lib/labels'

const loadNotice = lazyPart(() => import('./undo-notice'))

/** Returns what notifies the buyer of a line deleted from the cart and offers to put it back; that code is loaded with the first deletion. */
export function useUndo(): (name: string, putBack: () => void) => void {
  const shop = useShop()
  const overrides = useOverrides('undoNotice')
  return useCallback(
    (name, putBack) => void loadNotice().then((notice) => notice?.showUndoNotice(shop, { name, putBack }, overrides)),
    [shop, overrides],
  )
}

/** Returns what notifies the buyer of a full cart. */
export function useFullNotice(): () => void {
  const shop = useShop()
  const overrides = useOverrides('undoNotice')
  return useCallback(
    () => void loadNotice().then((notice) => notice?.showFullNotice(shop, overrides)),
    [shop, overrides],
  )
}
