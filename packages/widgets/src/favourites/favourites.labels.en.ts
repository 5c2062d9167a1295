import type { FavouriteButtonLabels, FavouritesBadgeLabels, FavouritesPageLabels } from './favourites.labels'

const productsEn = (count: number): string => `${count} ${count === 1 ? 'product' : 'products'}`

/** English words of the button that keeps a favourite. */
export const favouriteButtonEn: FavouriteButtonLabels = {
  add: 'Add to favourites',
  label: (name) => `Add to favourites: ${name}`,
  full: (most) => `Your favourites already hold ${productsEn(most)}, which is the most they can`,
  fullHelp: 'Remove what you no longer need.',
}

/** English words of the number of favourites. */
export const favouritesBadgeEn: FavouritesBadgeLabels = { products: productsEn }

/** English words of the page of favourites. */
export const favouritesPageEn: FavouritesPageLabels = {
  region: 'Favourites',
  removed: (name) => `Removed from favourites: ${name}`,
  undo: 'Undo',
  empty: 'No favourites yet',
  emptyHelp: 'Press the heart of a product to come back to it later.',
  catalogue: 'Go to the catalogue',
  failed: 'The products could not be loaded.',
  retry: 'Try again',
  gone: 'No longer sold',
  goneName: 'a product without a name',
  removeGone: 'Remove from the list',
}
