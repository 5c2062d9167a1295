import { isPermitted, resources, type FileUses, type Resource } from '@prilavok/contracts/admin'
import type { Db } from '../../db'
import type { StaffMember } from '../../http/staff-session'

const byKey: Readonly<Record<string, Resource>> = resources

/** The record of an owner, `{resource}:{id}` or `{resource}:{id}/{part}`. */
function useOf(owner: string): FileUses['uses'][number] {
  const at = owner.indexOf(':')
  const [id = '', part = null] = owner.slice(at + 1).split('/')
  return { resource: owner.slice(0, at), id, part }
}

/** The places that show a file: those of which the member may read the records by name, the others as a number. */
export async function usesOf(
  db: Db,
  fileId: string,
  { permissions }: Pick<StaffMember, 'permissions'>,
): Promise<FileUses> {
  const rows = await db.selectFrom('file_use').select('owner').where('file_id', '=', fileId).orderBy('owner').execute()
  const all = rows.map(({ owner }) => useOf(owner))
  const uses = all.filter(({ resource }) => {
    const permission = Object.hasOwn(byKey, resource) ? byKey[resource]?.permission : undefined
    return permission !== undefined && isPermitted(permissions, `${permission}:read`)
  })
  return { uses, hiddenUses: all.length - uses.length }
}
