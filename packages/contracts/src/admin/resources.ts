import * as files from './call-files'
import type { Resource } from './resource'
import type { ListedKey } from './resource-names'

type Files = typeof files
type ByKey = {
  readonly [
    N in keyof Files as Files[N] extends Resource & { readonly key: infer K extends string } ? K : never
  ]: Files[N]
}

/** The name of a resource, as addresses have it. */
export type ResourceKey = keyof ByKey

const isResource = (value: unknown): value is Resource =>
  typeof value === 'object' && value !== null && 'key' in value && 'listing' in value && 'list' in value

/** The resources of the staff wing by their names in addresses. Source: ADMIN-07. */
export const resources = Object.fromEntries(
  Object.values<unknown>(files)
    .filter(isResource)
    .map((each) => [each.key, each]),
) as ByKey satisfies Readonly<Record<ListedKey, Resource>>
