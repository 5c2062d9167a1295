export { FavouriteButton, type FavouriteButtonProps } from './favourite-button'
export { FavouritesBadge, type FavouritesBadgeProps } from './favourites-badge'
export { FavouritesPage, type FavouritesPageProps } from './favourites-page'
export type { FavouriteButtonLabels, FavouritesBadgeLabels, FavouritesPageLabels } from './favourites.labels'
