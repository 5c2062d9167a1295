import type { Shop } from '@prilavok/core'
import { notificationsFeature, type NewNotification } from '@prilavok/core/notifications'

/** Shows a notification of the shop. A file of its own, so that what seldom speaks loads it when it does. */
export const showNotice = (shop: Shop, notice: NewNotification): void =>
  void shop.use(notificationsFeature).show(notice)
