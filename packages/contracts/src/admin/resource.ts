import type { Wire } from '../wire'
import type { AdminEndpoint } from './endpoint'
import type { Listing } from './listing'

/** One resource of the staff wing: its names, its list, and its form where it has one. */
export interface Resource {
  /** The name in addresses, for example `blogPost`. */
  readonly key: string
  /** The first half of its permissions, for example `blog-post`. */
  readonly permission: string
  readonly title: Readonly<Record<'ru' | 'en', string>>
  readonly titles: Readonly<Record<'ru' | 'en', string>>
  readonly listing: Listing
  readonly list: AdminEndpoint<Wire>
  readonly read?: AdminEndpoint<Wire>
  readonly save?: AdminEndpoint<Wire>
}

/** Declares a resource; the types of its calls stay known. */
export const resource = <const R extends Resource>(spec: R): R => spec
