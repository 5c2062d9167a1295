import type { Endpoint } from '../endpoint'
import type { Wire } from '../wire'
import type { AdminEndpoint } from './endpoint'
import type { Listing } from './listing'
import type { ResourceNames } from './resource-names'

/** How staff choose a record of another resource: by text, and by the ids that a record or a filter has. */
export interface Lookup {
  /** Finds records by a text. */
  readonly search: AdminEndpoint<Wire>
  /** Reads one record by its id. */
  readonly read?: Endpoint<Wire>
  /** Many ids at once. */
  readonly list?: AdminEndpoint<Wire>
}

/** One resource of the staff wing: its names, its list, and its form where it has one. */
export interface Resource extends ResourceNames {
  /** The name in addresses, for example `blogPost`. */
  readonly key: string
  /** Filters, orders and bulk actions of the list. */
  readonly listing: Listing
  /** The call that lists its records. */
  readonly list: AdminEndpoint<Wire>
  /** The call that reads one record for its form. */
  readonly read?: AdminEndpoint<Wire>
  /** The call that saves a record. */
  readonly save?: AdminEndpoint<Wire>
  /** How other records refer to it, where they do. */
  readonly lookup?: Lookup
}

/** Declares a resource; the types of its calls stay known. */
export const resource = <const R extends Resource>(spec: R): R => spec
