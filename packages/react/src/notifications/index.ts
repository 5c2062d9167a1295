export { useNotifications, type UseNotifications } from './use-notifications'
