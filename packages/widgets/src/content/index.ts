export { Announcements, type AnnouncementsProps } from './announcements'
export { Collapsible, type CollapsibleProps } from './collapsible'
export type { AnnouncementsLabels, CollapsibleLabels } from './content.labels'
