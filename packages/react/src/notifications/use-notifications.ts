import { notificationsFeature, type Notifications, type NotificationsState } from '@prilavok/core/notifications'
import { useStore } from 'zustand'
import { useShop } from '../shop-context'

/** Notifications and what can be done with them. */
export interface UseNotifications extends NotificationsState, Omit<Notifications, 'state'> {}

/** The notifications on the screen, and the actions that show and close them. */
export function useNotifications(): UseNotifications {
  const { state, ...actions } = useShop().use(notificationsFeature)
  return { ...useStore(state), ...actions }
}
