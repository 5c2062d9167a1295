import { actionOf, roleMatrix, type RolePermissions, type StaffRoleName } from './permissions'
import type { ResourceNames } from './resource-names.types'
import { resources } from './resources'

/** The table of permissions, and the rows that resources bring. */
const rows = (all: readonly ResourceNames[]): readonly (readonly [resource: string, roles: RolePermissions])[] => [
  ...Object.entries(roleMatrix),
  ...all.flatMap(({ permission, roles }) => (roles === undefined ? [] : [[permission, roles] as const])),
]

/** What a role may do with the resources of a shop, as `{resource}:{action}`. Source: ADMIN-15. */
export const permissionsOf = (
  role: string,
  all: readonly ResourceNames[] = Object.values<ResourceNames>(resources),
): readonly string[] =>
  rows(all).flatMap(([resource, roles]) =>
    [...(Object.hasOwn(roles, role) ? (roles[role as StaffRoleName] ?? '') : '')].flatMap((letter) => {
      const action = actionOf(letter)
      return action === undefined ? [] : [`${resource}:${action}`]
    }),
  )
