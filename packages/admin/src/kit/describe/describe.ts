import type { Resource } from '@prilavok/contracts/admin'
import type { Descriptor, DescriptorParts } from './descriptor.types'

/** Describes the list and the form of a resource; a field that its contract does not have is a compile error. */
export const describeResource = <const R extends Resource>(resource: R, parts: DescriptorParts<R>): Descriptor => ({
  resource,
  ...(parts as unknown as Omit<Descriptor, 'resource'>),
})
