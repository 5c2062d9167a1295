import type { Shop } from '@prilavok/core'
import { notificationsFeature } from '@prilavok/core/notifications'
import { undoNoticeRu, type UndoNoticeLabels } from './undo-notice.labels'

/** How long a deletion can be undone. */
export const UNDO_MS = 6_000
const LONGEST_NAME = 60

interface Deletion {
  readonly name: string
  /** Puts the line back. */
  readonly putBack: () => void
  readonly labels?: Partial<UndoNoticeLabels> | undefined
}

const short = (name: string): string =>
  name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1).trimEnd()}…` : name

/** Says what was deleted from the cart and offers to bring it back. */
export function offerUndo(shop: Shop, { name, putBack, labels }: Deletion): void {
  const text = { ...undoNoticeRu, ...labels }
  shop
    .use(notificationsFeature)
    .show({ text: text.removed(short(name)), action: { label: text.undo, run: putBack }, durationMs: UNDO_MS })
}
