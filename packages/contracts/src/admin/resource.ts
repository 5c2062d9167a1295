import type { Wire } from '../wire'
import type { AdminEndpoint } from './endpoint'
import type { Listing } from './listing'

/** One resource of the staff wing: its names, its list, and its form where it has one. */
export interface Resource {
  /** The name in addresses, for example `blogPost`. */
  readonly key: string
  /** The first half of its permissions, for example `blog-post`. */
  readonly permission: string
  /** One record, in Russian and English. */
  readonly title: Readonly<Record<'ru' | 'en', string>>
  /** Many records, in Russian and English. */
  readonly titles: Readonly<Record<'ru' | 'en', string>>
  /** Filters, orders and bulk actions of the list. */
  readonly listing: Listing
  /** The call that lists its records. */
  readonly list: AdminEndpoint<Wire>
  /** The call that reads one record for its form. */
  readonly read?: AdminEndpoint<Wire>
  /** The call that saves a record. */
  readonly save?: AdminEndpoint<Wire>
}

/** Declares a resource; the types of its calls stay known. */
export const resource = <const R extends Resource>(spec: R): R => spec
