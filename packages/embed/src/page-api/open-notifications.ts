import type { Shop } from '@prilavok/core'
import { notificationsFeature } from '@prilavok/core/notifications'
import type { Mounter } from '../kernel/mounter'

/** Mounts the stack of notifications with the first one; the page needs no element for it. */
export function openNotifications(shop: Shop, mounter: Mounter): () => void {
  const { state } = shop.use(notificationsFeature)
  let element: HTMLElement | null = null
  const open = () => {
    if (element !== null || state.getState().items.length === 0) return
    element = document.body.appendChild(document.createElement('div'))
    mounter.mount('notification-stack', element)
  }
  const stop = state.subscribe(open)
  open()
  return () => {
    stop()
    element?.remove()
  }
}
