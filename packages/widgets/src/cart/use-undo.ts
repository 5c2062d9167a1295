import { lazyPart, type Shop } from '@prilavok/core'
import { useShop } from '@prilavok/react'
import { useCallback } from 'react'
import { useOverrides, type LabelOverrides } from '../lib/labels'
import type { DeletedLine } from './undo-notice'

const loadNotice = lazyPart(() => import('./undo-notice'))

/** Notifies the buyer of a line deleted from the cart and offers to put it back; that code is loaded with the first deletion. */
export const offerUndo = (shop: Shop, { undoNotice }: LabelOverrides, line: DeletedLine) =>
  void loadNotice().then((notice) => notice?.showUndoNotice(shop, line, undoNotice))

/** Notifies the buyer of a full cart. */
export const tellFull = (shop: Shop, { undoNotice }: LabelOverrides) =>
  void loadNotice().then((notice) => notice?.showFullNotice(shop, undoNotice))

/** Returns what notifies the buyer of a deleted line, for whoever has no shop at hand. */
export function useUndo(): (name: string, putBack: () => void) => void {
  const shop = useShop()
  const overrides = useOverrides()
  return useCallback((name, putBack) => offerUndo(shop, overrides, { name, putBack }), [shop, overrides])
}
