import * as calls from '@prilavok/contracts/admin'
import { enumerations, type AdminEndpoint, type Enumeration } from '@prilavok/contracts/admin'
import { staffRoute, type StaffRoute } from '../../http/staff-route'

const PREFIX = '/api/admin/enum/'

/** The values of an enumeration as lists and forms show them. */
const itemsOf = ({ items, values }: Enumeration) =>
  values.map((id, index) => ({
    id,
    name: items[id]?.ru ?? id,
    displayOrder: index + 1,
    isActive: true,
    group: items[id]?.group ?? null,
    color: null,
  }))

const isEnumCall = (value: unknown): value is AdminEndpoint =>
  typeof value === 'object' && value !== null && 'path' in value && String(value.path).startsWith(PREFIX)

/** Every enumeration by its address. Source: ADMIN-20. */
export const enumerationRoutes: readonly StaffRoute[] = Object.values<unknown>(calls)
  .filter(isEnumCall)
  .map((endpoint) => {
    const found = Object.values(enumerations).find(({ path }) => `${PREFIX}${path}` === endpoint.path)
    if (found === undefined) throw new Error(`There is no enumeration for ${endpoint.path}.`)
    const items = itemsOf(found)
    return staffRoute(endpoint, () => Promise.resolve(items))
  })
