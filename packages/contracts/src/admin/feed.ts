import type { Output } from '../wire'
import { adminEndpoint, type AdminEndpoint } from './endpoint'
import type * as wire from './feed.wire'
import { resource } from './resource'
import { namesOf } from './resource-names'
import { feedListing } from './feed.listing'

/** A feed record as its form shows it. */
export type FeedEdition = Output<typeof wire.feedEdition>
/** A row of the list of feed records. */
export type FeedPreview = Output<typeof wire.feedPreview>
/** A page of the list of feed records. */
export type FeedPreviewList = Output<typeof wire.feedPreviewList>

/** One record for its form: feed. */
export const readFeed: AdminEndpoint<typeof wire.readFeedWire> = adminEndpoint({
  name: 'readFeed',
  method: 'GET',
  path: '/api/admin/feed/edition/{id}',
  permission: 'feed:read',
  cache: 'etag',
  wire: () => import('./feed.wire').then((module) => module.readFeedWire),
})

/** The list: feeds. */
export const listFeeds: AdminEndpoint<typeof wire.listFeedsWire> = adminEndpoint({
  name: 'listFeeds',
  method: 'GET',
  path: '/api/admin/feed/preview',
  permission: 'feed:read',
  wire: () => import('./feed.wire').then((module) => module.listFeedsWire),
})

/** Saves a record, a new one where it has no id: feed. */
export const saveFeed: AdminEndpoint<typeof wire.saveFeedWire> = adminEndpoint({
  name: 'saveFeed',
  method: 'POST',
  path: '/api/admin/feed/edition/',
  permission: 'feed:write',
  ifMatch: true,
  idempotency: 'optional',
  wire: () => import('./feed.wire').then((module) => module.saveFeedWire),
})

/** Feeds: their list and their form. */
export const feedResource = resource({
  ...namesOf('feed'),
  listing: feedListing,
  list: listFeeds,
  read: readFeed,
  save: saveFeed,
})
