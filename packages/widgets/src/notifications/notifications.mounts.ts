import { defineMount } from '../lib/define-mount'

/** The notifications; the page needs no element for them, the first notification adds one. */
export const notificationStackMount = defineMount({
  name: 'notification-stack',
  load: () => import('./notification-stack').then(({ NotificationStack }) => NotificationStack),
})
