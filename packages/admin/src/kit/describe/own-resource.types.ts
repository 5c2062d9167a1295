import type { ExtensionSpec, MenuGroup, ResourceSpec } from '@prilavok/contracts/admin'
import type { Descriptor } from './descriptor.types'

/** Screens and tabs that a page adds to a resource beside its declaration. */
type OwnScreens = Pick<Descriptor, 'parts' | 'screens' | 'isWarning' | 'isMadeElsewhere'>

/** A resource of a shop's own, declared once for the server and the staff wing. */
export type DeclaredResource = ResourceSpec &
  Partial<OwnScreens> & { readonly extends?: undefined; readonly descriptor?: undefined }

/** Fields, tabs and screens that a page adds to a resource that is there already. */
export type ResourceExtension = ExtensionSpec &
  Partial<Pick<OwnScreens, 'parts' | 'screens'>> & { readonly descriptor?: undefined }

/** A resource whose contract and descriptor were written by hand. */
export interface DescribedResource {
  /** Where it is in the menu. */
  readonly group: MenuGroup
  /** Its list, its form and the names of its fields. */
  readonly descriptor: Descriptor
  /** It extends nothing. */
  readonly extends?: undefined
}

/** What a page adds to the staff wing. */
export type OwnResource = DeclaredResource | ResourceExtension | DescribedResource
