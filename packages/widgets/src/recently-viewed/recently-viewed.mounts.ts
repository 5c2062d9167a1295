import { defineMount } from '../lib/define-mount'
import { address, optional } from '../lib/read-attributes'
import type { RecentlyViewedProps } from './recently-viewed'

/** What the visitor has looked at; on a product's page it records the product. Source: RECENT-10. */
export const recentlyViewedMount = defineMount<RecentlyViewedProps>({
  name: 'recently-viewed',
  readers: { title: optional, uri: address, photo: optional },
  templates: ['card'],
  load: () => import('./recently-viewed').then(({ RecentlyViewed }) => RecentlyViewed),
})
