import * as category from './category'
import * as content from './content'
import * as delivery from './delivery'
import type { Enumeration } from './enumeration'
import * as order from './order'
import * as payment from './payment'
import * as people from './people'
import * as product from './product'
import * as request from './request'
import * as system from './system'

export * from './category'
export * from './content'
export * from './delivery'
export * from './enumeration'
export * from './order'
export * from './payment'
export * from './people'
export * from './product'
export * from './request'
export * from './system'

const groups: readonly Readonly<Record<string, Enumeration>>[] = [
  order,
  payment,
  product,
  category,
  delivery,
  people,
  content,
  system,
  request,
]

/** All enumerations by the names of their types, as `enum:` filters name them. */
export const enumerations: Readonly<Record<string, Enumeration>> = Object.fromEntries(
  groups.flatMap((group) => Object.values(group)).map((each) => [each.name, each]),
)
