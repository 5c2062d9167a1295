/** Whether a permission of the session allows an action on a resource; `*` stands for any. */
const allows = (permission: string, resource: string, action: string): boolean => {
  if (permission === '*') return true
  const [whose, what = '*'] = permission.split(':')
  return (whose === '*' || whose === resource) && (what === '*' || what === action)
}

/** What a staff member may do, as far as the screen knows; the server decides. */
export type Can = (resource: string, action: string) => boolean

/** Without permissions in the session all staff have the same rights (ADMIN-15). */
export const canOf =
  (permissions: readonly string[] | undefined, refused: ReadonlySet<string> = new Set()): Can =>
  (resource, action) =>
    !refused.has(`${resource}:${action}`) &&
    (permissions === undefined || permissions.some((permission) => allows(permission, resource, action)))

/** Whether a permission such as `product:write` is held; nothing asked for is held by all. */
export const canAll = (can: Can, permission: string | undefined): boolean => {
  const [resource = '', action = 'read'] = (permission ?? '').split(':')
  return permission === undefined || can(resource, action)
}
