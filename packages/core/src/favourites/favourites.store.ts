import { createKeptList, type KeptList, type KeptListEffects } from '../lib/kept-list'
import type { Feature } from '../shop'

/** The key of the favourites in local storage. */
export const FAVOURITES_KEY = 'prilavok.favourites'
/** The most favourites of a browser. */
export const MOST_FAVOURITES = 200

/** The products that the visitor likes, in this browser. */
export const createFavourites = (effects: KeptListEffects): KeptList =>
  createKeptList(effects, { key: FAVOURITES_KEY, most: MOST_FAVOURITES })

/** The favourites of a shop: `shop.use(favouritesFeature)`. */
export const favouritesFeature: Feature<KeptList> = {
  name: 'favourites',
  create: ({ effects }) => createFavourites(effects),
}
