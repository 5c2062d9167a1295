/** The parts that stand beside products and in the head of a page: one chunk. */
export { FavouriteButton } from './favourite-button'
export { FavouritesBadge } from './favourites-badge'
