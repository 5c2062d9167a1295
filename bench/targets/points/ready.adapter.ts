import type { Adapter } from '../../page/adapter'

/** A target that says itself when it can be used; what it is asked for is the case's own. */
export const adapter: Adapter = {
  working: () => (document.documentElement.dataset['ready'] === undefined ? 0 : 1),
  button: () => null,
  shows: () => true,
}
