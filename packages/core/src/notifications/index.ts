export { createNotifications, NOTIFICATION_MS, notificationsFeature, type Notifications } from './notifications.store'
export type { NewNotification, Notification, NotificationAction, NotificationsState } from './notifications.types'
