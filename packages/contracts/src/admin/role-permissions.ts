import { actionOf, roleMatrix, type RolePermissions, type StaffRoleName } from './permissions'
import type { Resource } from './resource'
import { resources } from './resources'

/** The table of permissions, and the rows that resources bring. */
const rows = (): readonly (readonly [resource: string, roles: RolePermissions])[] => [
  ...Object.entries(roleMatrix),
  ...Object.values<Resource>(resources).flatMap(({ permission, roles }) =>
    roles === undefined ? [] : [[permission, roles] as const],
  ),
]

/** What a role may do, as `{resource}:{action}`. Source: ADMIN-15. */
export const permissionsOf = (role: string): readonly string[] =>
  rows().flatMap(([resource, roles]) =>
    [...(Object.hasOwn(roles, role) ? (roles[role as StaffRoleName] ?? '') : '')].flatMap((letter) => {
      const action = actionOf(letter)
      return action === undefined ? [] : [`${resource}:${action}`]
    }),
  )
