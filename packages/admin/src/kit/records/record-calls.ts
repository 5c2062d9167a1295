import {
  lookups,
  ownResource,
  resources,
  type ExtensionSpec,
  type Lookup,
  type Resource,
  type ResourceSpec,
} from '@prilavok/contracts/admin'

/** A resource that a page adds, as far as its records are found by name. */
export type AddedResource = ResourceSpec | ExtensionSpec | { readonly descriptor: { readonly resource: Resource } }

/** How records are found by text and by ids: by a look-up, or by the list of a resource that has none. */
export interface RecordCalls {
  readonly lookup: Lookup | undefined
  readonly list: Resource['list'] | undefined
}

const isLookup = (of: string): of is keyof typeof lookups => Object.hasOwn(lookups, of)

/** The list of a resource that a page adds. */
function ownList(own: readonly AddedResource[], of: string): Resource['list'] | undefined {
  for (const each of own) {
    if ('descriptor' in each && each.descriptor.resource.key === of) return each.descriptor.resource.list
    if ('key' in each && each.key === of) return ownResource(each).list
  }
  return undefined
}

/** The calls for records of one kind, as `ref:` filters and fields name it, those of the page's own too. */
export const recordCalls = (of: string, own: readonly AddedResource[] = []): RecordCalls => ({
  lookup: isLookup(of) ? lookups[of] : undefined,
  list: (Object.values(resources) as readonly Resource[]).find(({ key }) => key === of)?.list ?? ownList(own, of),
})
