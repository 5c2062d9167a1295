import { notificationsFeature } from '@prilavok/core/notifications'
import { useShop } from '@prilavok/react'
import { useCallback } from 'react'
import { useOverrides } from '../lib/labels'
import { undoNoticeRu } from './cart.labels'

/** How long a deletion can be undone. */
const UNDO_MS = 6_000
const LONGEST_NAME = 60

const short = (name: string): string =>
  name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1).trimEnd()}…` : name

/** Returns what notifies the buyer of a line deleted from the cart and offers to put it back. */
export function useUndo(): (name: string, putBack: () => void) => void {
  const shop = useShop()
  const overrides = useOverrides('undoNotice')
  return useCallback(
    (name, putBack) => {
      const text = { ...undoNoticeRu, ...overrides }
      const action = { label: text.undo, run: putBack }
      shop.use(notificationsFeature).show({ text: text.removed(short(name)), action, durationMs: UNDO_MS })
    },
    [shop, overrides],
  )
}
