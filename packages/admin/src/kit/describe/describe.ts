import type { Resource } from '@prilavok/contracts/admin'
import type { Descriptor, DescriptorParts } from './descriptor.types'

/** Describes the list and the form of a resource; a field that its contract does not have is a compile error. */
export function describeResource<const R extends Resource>(resource: R, parts: DescriptorParts<R>): Descriptor
export function describeResource(resource: Resource, parts: Omit<Descriptor, 'resource'>): Descriptor {
  return { resource, ...parts }
}
