import type { Shop } from '@prilavok/core'
import { notificationsFeature } from '@prilavok/core/notifications'

/** Tells the buyer what is wrong, beside the page. */
export const warn = (shop: Shop, text: string): void =>
  void shop.use(notificationsFeature).show({ kind: 'danger', text })
