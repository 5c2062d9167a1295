import type { AdminEndpoint } from '../endpoint'
import type { Resource } from '../resource'
import { addEnumerations } from './own-resource'
import { refuseFields } from './refuse-spec'
import type { ExtensionSpec } from './resource-spec'

/** A call whose record has more fields; its schemas are made once. */
function extendedCall(endpoint: AdminEndpoint, part: 'body' | 'response', spec: ExtensionSpec): AdminEndpoint {
  const make = async () => {
    const [known, { withFields }] = await Promise.all([endpoint.wire(), import('./own-resource.wire')])
    return { ...known, [part]: withFields(known[part], spec.extends, spec.fields) }
  }
  let made: ReturnType<typeof make> | undefined
  return { ...endpoint, wire: () => (made ??= make()) }
}

/** A resource of the shop with fields of one's own in its form and in its save. Throws one sentence for names that cannot be. */
export function ownExtension(resource: Resource, spec: ExtensionSpec): Resource {
  const { key, read, save } = resource
  if (Object.keys(spec.fields).length === 0) return resource
  if (read === undefined || save === undefined)
    throw new TypeError(`"${key}" has no form, so it cannot have fields of your own.`)
  refuseFields(key, spec.fields)
  addEnumerations(key, spec.fields)
  return { ...resource, read: extendedCall(read, 'response', spec), save: extendedCall(save, 'body', spec) }
}
