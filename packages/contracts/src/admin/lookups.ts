import type { Wire } from '../wire'
import { loadCityPreview } from '../city'
import type { Endpoint } from '../endpoint'
import { readRegion, searchRegions } from './address-region'
import { searchAddressCities } from './address-city'
import { listCategoryShorts, readCategoryShort, searchCategories } from './category'
import { searchCustomers } from './customer'
import type { AdminEndpoint } from './endpoint'
import { listManufacturerShorts, readManufacturerShort, searchManufacturers } from './manufacturer'
import { listModificationShorts, readModificationShort, searchModifications } from './modification'
import { readProductFeatureShort, searchProductFeatures } from './product-feature'
import { readProductRelationTypeShort, searchProductRelationTypes } from './product-relation-type'
import { readProductShort, searchProducts } from './product-short'
import { readSpecShort, searchSpecs } from './spec'
import { readSpecGroupShort, searchSpecGroups } from './spec-group'
import { readSpecOptionShort, searchSpecOptions } from './spec-option'

/** How staff choose a record of another resource: by text, and by the ids that a record or a filter has. */
export interface Lookup {
  /** Finds records by a text. */
  readonly search: AdminEndpoint<Wire>
  /** Reads one record by its id. */
  readonly read?: Endpoint<Wire>
  /** Many ids at once. */
  readonly list?: AdminEndpoint<Wire>
}

const lookup = <const L extends Lookup>(spec: L): L => spec

/** The look-ups by the names that `ref:` filters have. */
export const lookups = {
  product: lookup({ search: searchProducts, read: readProductShort }),
  category: lookup({ search: searchCategories, read: readCategoryShort, list: listCategoryShorts }),
  manufacturer: lookup({ search: searchManufacturers, read: readManufacturerShort, list: listManufacturerShorts }),
  spec: lookup({ search: searchSpecs, read: readSpecShort }),
  specOption: lookup({ search: searchSpecOptions, read: readSpecOptionShort }),
  specGroups: lookup({ search: searchSpecGroups, read: readSpecGroupShort }),
  productRelationTypes: lookup({ search: searchProductRelationTypes, read: readProductRelationTypeShort }),
  'product-feature': lookup({ search: searchProductFeatures, read: readProductFeatureShort }),
  modification: lookup({ search: searchModifications, read: readModificationShort, list: listModificationShorts }),
  addressCity: lookup({ search: searchAddressCities, read: loadCityPreview }),
  addressRegion: lookup({ search: searchRegions, read: readRegion }),
  customer: lookup({ search: searchCustomers }),
} as const

/** The name of a look-up. */
export type LookupKey = keyof typeof lookups
