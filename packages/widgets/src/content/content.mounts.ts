import { defineMount } from '../lib/define-mount'
import { address, required } from '../lib/read-attributes'
import type { CollapsibleProps } from './collapsible'

/** The announcements in the head of a page. Source: CONTENT-30. */
export const announcementsMount = defineMount({
  name: 'announcements',
  load: () => import('./announcements').then(({ Announcements }) => Announcements),
})

/** A block that folds. Source: CONTENT-34. */
export const collapsibleMount = defineMount<CollapsibleProps>({
  name: 'collapsible',
  readers: { title: required('title'), contentUrl: address },
  takesContent: true,
  load: () => import('./collapsible').then(({ Collapsible }) => Collapsible),
})
