import type { AnnouncementsLabels, CollapsibleLabels } from './content.labels'

/** English words of the announcements. */
export const announcementsEn: AnnouncementsLabels = {
  region: 'Announcements of the shop',
  first: 'A higher discount applies to immediate payment until 31 December',
  second: 'No orders are shipped from 25 December to 8 January',
}

/** English words of a collapsible block. */
export const collapsibleEn: CollapsibleLabels = {
  failed: 'This could not be loaded',
  retry: 'Try again',
}
