export { NotificationStack, type NotificationStackProps } from './notification-stack'
