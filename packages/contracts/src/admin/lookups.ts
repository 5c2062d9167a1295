import { readRegion, searchRegions } from './address-region'
import { productResource } from './product'
import { categoryResource } from './category'
import { manufacturerResource } from './manufacturer'
import { specResource } from './spec'
import { specOptionResource } from './spec-option'
import { specGroupResource } from './spec-group'
import { productRelationTypeResource } from './product-relation-type'
import { productFeatureResource } from './product-feature'
import { modificationResource } from './modification'
import { addressCityResource } from './address-city'
import { customerResource } from './customer'
import { listStaffMembers, searchStaffMembers } from './staff-member'

/** The look-ups by the names that `ref:` filters have. */
export const lookups = {
  product: productResource.lookup,
  category: categoryResource.lookup,
  manufacturer: manufacturerResource.lookup,
  spec: specResource.lookup,
  specOption: specOptionResource.lookup,
  specGroups: specGroupResource.lookup,
  productRelationTypes: productRelationTypeResource.lookup,
  'product-feature': productFeatureResource.lookup,
  modification: modificationResource.lookup,
  addressCity: addressCityResource.lookup,
  addressRegion: { search: searchRegions, read: readRegion },
  customer: customerResource.lookup,
  staffMember: { search: searchStaffMembers, list: listStaffMembers },
} as const

/** The name of a look-up. */
export type LookupKey = keyof typeof lookups
