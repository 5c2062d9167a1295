export { createFavourites, FAVOURITES_KEY, favouritesFeature, MOST_FAVOURITES } from './favourites.store'
export type { KeptList, KeptListState } from '../lib/kept-list'
export type { KeptProduct } from '../lib/kept-list.rules'
