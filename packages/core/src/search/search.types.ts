import type { Kopecks } from '@prilavok/contracts'
import type { SafeUrl } from '../lib/safe-url'

/** What a search offers; its address has been checked. */
export interface SearchOption {
  /** What the visitor reads. */
  readonly name: string
  /** Address of its page. */
  readonly url: SafeUrl
  /** Kopecks; null where it has none. */
  readonly price: Kopecks | null
  /** Address of its picture; null: none. */
  readonly picture: SafeUrl | null
}

/** What is offered of one kind. Source: SEARCH-01. */
export interface SearchOptions {
  /** Heading of the group. */
  readonly name: string
  /** What can be chosen of it. */
  readonly options: readonly SearchOption[]
}

/** What one search box shows for what is typed in it. */
export interface SearchState {
  /** What is typed. */
  readonly query: string
  /** `loading` and `failed` keep what was found for an earlier text. */
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  /** What was found, by kind. */
  readonly groups: readonly SearchOptions[]
  /** What the server has looked for in place of the typed text; null: just that. */
  readonly corrected: string | null
}
