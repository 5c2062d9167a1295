import { fileListing, fileTypeValues, isPermitted, type FileEdition, type FilePreview } from '@prilavok/contracts/admin'
import type { Paging } from '@prilavok/contracts'
import { sql, type Selectable } from 'kysely'
import type { FileTable } from '../../db'
import { HttpProblem } from '../../http/problem'
import type { StaffMember } from '../../http/staff-session'
import { missingForFile } from '../../rules/file-rights'
import { contains } from '../../rules/search-text'
import { staffTerms } from '../../rules/staff-query'
import type { Shop } from '../../shop'
import { usesOf } from './file-places'
import { findFile, refuseOthersFile, storedFile } from './files'
import { lastReplacement, mayTakeBack } from './replace-file'

const PAGE = 50
const LARGEST_PAGE = 200

/** What the list is asked with. */
interface Asked {
  readonly pageIndex?: number | undefined
  readonly pageSize?: number | undefined
  readonly sort?: string | undefined
  readonly search?: string | undefined
  readonly ids?: readonly string[] | undefined
  readonly type?: readonly string[] | undefined
  readonly isUsed?: boolean | undefined
}

/** The types of files that a member finds in the library; what waits for its record is in none. */
const listedTypes = ({ permissions }: Pick<StaffMember, 'permissions'>): readonly string[] =>
  fileTypeValues.values.filter((type) => type !== 'Temp' && missingForFile(permissions, type, 'read') === null)

const COLUMNS = { name: 'file.name', sizeBytes: 'file.size_bytes', createdOn: 'file.created_on' } as const
const isSortKey = (key: string): key is keyof typeof COLUMNS => Object.hasOwn(COLUMNS, key)

function orderOf(asked: string | undefined): readonly [column: (typeof COLUMNS)[keyof typeof COLUMNS], 'asc' | 'desc'] {
  const sort = asked || fileListing.defaultSort
  const key = sort.replace(/^-/, '')
  if (!isSortKey(key)) throw new HttpProblem('sort-not-allowed', { detail: `Files are not sorted by ${key}.` })
  return [COLUMNS[key], sort.startsWith('-') ? 'desc' : 'asc']
}

type ListedRow = Selectable<FileTable> & { readonly uses: number; readonly author: string | null }

/** A row of the list; files whose addresses are signed are opened from their own page. */
function previewOf(shop: Shop, row: ListedRow): FilePreview {
  const { id, type, name, contentType, sizeBytes, previewUrl, width, height, createdOn } = storedFile(shop, row)
  const shown = {
    id,
    type: type as FilePreview['type'],
    name,
    contentType,
    sizeBytes,
    previewUrl,
    width,
    height,
    createdOn,
  }
  return { ...shown, createdByName: row.author ?? '', usesCount: row.uses }
}

/** The files of the shop that a member may read. */
function listed({ db }: Pick<Shop, 'db'>, member: StaffMember) {
  return db
    .selectFrom('file')
    .leftJoin('staff_user', 'staff_user.id', 'file.created_by')
    .where('file.type', 'in', [...listedTypes(member)])
}

const usesCount = sql<number>`(select count(*)::integer from file_use u where u.file_id = file.id)`

/** A page of the library. */
export async function filesPage(
  shop: Shop,
  { pageIndex = 1, pageSize = PAGE, sort, search = '', ids = [], type = [], isUsed }: Asked,
  member: StaffMember,
): Promise<{ readonly items: FilePreview[]; readonly paging: Paging }> {
  const [column, direction] = orderOf(sort)
  const size = Math.min(LARGEST_PAGE, Math.max(1, pageSize))
  let found = listed(shop, member)
  if (ids.length > 0) found = found.where('file.id', 'in', [...ids])
  if (type.length > 0) found = found.where('file.type', 'in', [...type])
  if (isUsed !== undefined)
    found = found.where(sql<boolean>`exists (select from file_use u where u.file_id = file.id)`, '=', isUsed)
  for (const { forms } of staffTerms(search))
    found = found.where(({ or }) =>
      or(forms.map((form) => sql<boolean>`replace(lower(file.name), 'ё', 'е') like ${contains(form)}`)),
    )
  const { total } = await found.select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow()
  const pageCount = Math.max(1, Math.ceil(total / size))
  const page = Math.min(Math.max(1, pageIndex), pageCount)
  const rows = await found
    .selectAll('file')
    .select([usesCount.as('uses'), 'staff_user.display_name as author'])
    .orderBy(column, direction)
    .orderBy('file.id')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return {
    items: rows.map((row) => previewOf(shop, row)),
    paging: { pageIndex: page, pageSize: size, pageCount, totalCount: total, totalIsExact: true, nextCursor: null },
  }
}

/** A file with the places that show it; throws `not-found` or `forbidden`. */
export async function fileEdition(shop: Shop, id: string, member: StaffMember): Promise<FileEdition> {
  const found = await findFile(shop, id)
  if (found === null || found.type === 'Temp') throw new HttpProblem('not-found')
  await refuseOthersFile(shop, found, member, 'read')
  const row = await listed(shop, member)
    .selectAll('file')
    .select([usesCount.as('uses'), 'staff_user.display_name as author'])
    .where('file.id', '=', id)
    .executeTakeFirst()
  if (row === undefined) throw new HttpProblem('not-found')
  const replaced = await lastReplacement(shop, id)
  return {
    ...previewOf(shop, row),
    url: storedFile(shop, row).url,
    ...(await usesOf(shop.db, id, member)),
    replacedOn: replaced?.replaced_on.toISOString() ?? null,
    replacedByName: replaced?.author ?? null,
    mayChange:
      isPermitted(member.permissions, 'file:write') && missingForFile(member.permissions, row.type, 'write') === null,
    mayTakeBack: mayTakeBack(shop, row, replaced, member),
  }
}
