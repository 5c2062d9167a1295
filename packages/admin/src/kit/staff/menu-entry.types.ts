import type { ResourceNames } from '@prilavok/contracts/admin'
import type { ReactNode } from 'react'
import type { Descriptor } from '../describe/descriptor.types'
import type { LazyComponent } from './lazy-component.types'

/** Where a resource is in the menu. */
export type ResourceGroup = 'orders' | 'catalogue' | 'delivery' | 'content' | 'system'

/** What a screen is rendered from, once the descriptor is there. */
export interface WithDescriptorProps {
  readonly children: (descriptor: Descriptor) => ReactNode
}

/** A resource in the menu: its names, and its descriptor when it is opened. */
export interface MenuEntry extends ResourceNames {
  /** The name in addresses. */
  readonly key: string
  /** Where it is in the menu. */
  readonly group: ResourceGroup
  /** The palette offers to search its list for what was typed. */
  readonly isSearched?: true
  /** Loads what its list and its form show. */
  readonly load: () => Promise<Descriptor>
  /** Renders with its descriptor, within a Suspense. */
  readonly WithDescriptor: LazyComponent<WithDescriptorProps>
}
