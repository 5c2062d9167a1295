import type { Feature } from '../shop'
import { catalogueSettings } from './catalogue.settings'
import type { CategorySettings } from './catalogue.types'
import { createCategory, type CategoryStore } from './category.store'

/** The categories that a page shows. */
export interface Catalogue {
  /** Opens a category; a page that shows it twice gets it twice. */
  readonly open: (category: CategorySettings) => CategoryStore
}

/** The catalogue of a shop: `shop.use(catalogueFeature)`. */
export const catalogueFeature: Feature<Catalogue> = {
  name: 'catalogue',
  create: ({ effects, settings }) => ({
    open: (category) => createCategory(effects, settings(catalogueSettings), category),
  }),
}
