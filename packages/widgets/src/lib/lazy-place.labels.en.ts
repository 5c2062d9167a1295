import type { LazyPlaceLabels } from './lazy-place.labels'

export const lazyPlaceEn: LazyPlaceLabels = {
  notLoaded: 'A part of the page could not be loaded. Check the connection, or reload the page.',
  retry: 'Try again',
}
