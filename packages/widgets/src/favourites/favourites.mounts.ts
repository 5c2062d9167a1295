import { defineMount } from '../lib/define-mount'
import { icon, required } from '../lib/read-attributes'
import type { FavouriteButtonProps } from './favourite-button'

const load = () => import('./favourite-widgets')

/** The heart of a product. */
export const favouriteButtonMount = defineMount<FavouriteButtonProps>({
  name: 'favourite-button',
  readers: { id: required('productId'), name: required('productName'), view: icon },
  load: () => load().then(({ FavouriteButton }) => FavouriteButton),
})

/** The number of favourites. */
export const favouritesBadgeMount = defineMount({
  name: 'favourites-badge',
  load: () => load().then(({ FavouritesBadge }) => FavouritesBadge),
})

/** The page of favourites. */
export const favouritesPageMount = defineMount({
  name: 'favourites-page',
  load: () => import('./favourites-page').then(({ FavouritesPage }) => FavouritesPage),
})
