import { lookups, resources, type Lookup, type Resource } from '@prilavok/contracts/admin'

/** How records are found by text and by ids: by a look-up, or by the list of a resource that has none. */
export interface RecordCalls {
  readonly lookup: Lookup | undefined
  readonly list: Resource['list'] | undefined
}

const isLookup = (of: string): of is keyof typeof lookups => Object.hasOwn(lookups, of)

/** The calls for records of one kind, as `ref:` filters and fields name it. */
export const recordCalls = (of: string): RecordCalls => ({
  lookup: isLookup(of) ? lookups[of] : undefined,
  list: (Object.values(resources) as readonly Resource[]).find(({ key }) => key === of)?.list,
})
