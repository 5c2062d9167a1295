import type { Shop } from '@prilavok/core'
import { MAX_LINES } from '@prilavok/core/cart'
import { notificationsFeature } from '@prilavok/core/notifications'
import { fitLabels } from '../lib/fit-labels'
import { undoNoticeRu, type UndoNoticeLabels } from './undo-notice.labels'

/** How long a deletion can be undone. */
const UNDO_MS = 6_000
const LONGEST_NAME = 60

const short = (name: string): string =>
  name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1).trimEnd()}…` : name

/** A line that was deleted from the cart. */
export interface DeletedLine {
  readonly name: string
  readonly putBack: () => void
}

/** Notifies the buyer of a deleted line and offers to put it back. */
export function showUndoNotice(shop: Shop, { name, putBack }: DeletedLine, labels?: Partial<UndoNoticeLabels>): void {
  const text = fitLabels(undoNoticeRu, labels)
  const action = { label: text.undo, run: putBack }
  shop.use(notificationsFeature).show({ text: text.removed(short(name)), action, durationMs: UNDO_MS })
}

/** Tells the buyer that the cart is full and what to do. */
export function showFullNotice(shop: Shop, labels?: Partial<UndoNoticeLabels>): void {
  const text = fitLabels(undoNoticeRu, labels)
  shop.use(notificationsFeature).show({ kind: 'danger', text: text.full(MAX_LINES), detail: text.fullHelp })
}
