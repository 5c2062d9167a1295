import type { FileType } from '@prilavok/contracts/admin'
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { FileTable } from '../../db'
import { HttpProblem } from '../../http/problem'
import type { StaffMember } from '../../http/staff-session'
import { filePath as openPath, urlFor, withQuery } from '../../links'
import { isPrivate, missingForFile } from '../../rules/file-rights'
import { judgeFile } from '../../rules/file-types'
import type { Shop } from '../../shop'

/** What a staff member uploads. */
export interface Upload {
  readonly type: FileType
  /** As the staff member's machine calls it. */
  readonly name: string
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Who uploads it. */
  readonly by: string
}

/** A stored file, as the contract names its parts (FileUploadResult). */
export interface StoredFile {
  readonly id: string
  readonly type: string
  readonly name: string
  readonly contentType: string
  readonly sizeBytes: number
  readonly url: string
  /** Of pictures only. */
  readonly previewUrl: string | null
  readonly width: number | null
  readonly height: number | null
  readonly createdOn: string
  /** When the addresses end; null = never. */
  readonly expiresOn: string | null
}

const LONGEST_NAME = 200

/** For how long the address of a private file opens it, ms. */
const ADDRESS_MS = 3_600_000

const signature = ({ id, access_key }: Pick<Selectable<FileTable>, 'id' | 'access_key'>, until: number): Buffer =>
  createHmac('sha256', access_key).update(`${id} ${until}`).digest()

/** When the address of a file that is read now ends, ms since 1970; null = never. */
const endOfAddress = ({ now }: Pick<Shop, 'now'>, type: string): number | null =>
  isPrivate(type) ? now() + ADDRESS_MS : null

/** Path of a file's bytes. */
function filePath(row: Selectable<FileTable>, until: number | null): string {
  const path = openPath(row.id, row.version)
  return until === null
    ? path
    : withQuery(path, { until: String(until), sign: signature(row, until).toString('base64url') })
}

/** Whether an address opens a file: of a public one always, of a private one while its signature holds. */
export function mayRead(
  { now }: Pick<Shop, 'now'>,
  row: Selectable<FileTable>,
  { until = '', sign = '' }: { readonly until?: string; readonly sign?: string },
): boolean {
  if (!isPrivate(row.type)) return true
  const [expected, given] = [signature(row, Number(until)), Buffer.from(sign, 'base64url')]
  return expected.length === given.length && timingSafeEqual(expected, given) && Number(until) > now()
}

/** A name without folders and control characters. */
const cleanName = (name: string): string =>
  (name.split(/[/\\]/).at(-1) ?? '')
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, LONGEST_NAME) || 'file'

export function storedFile(shop: Pick<Shop, 'settings' | 'now'>, row: Selectable<FileTable>): StoredFile {
  const until = endOfAddress(shop, row.type)
  const url = urlFor(shop, filePath(row, until))
  return {
    id: row.id,
    type: row.type,
    name: row.name,
    contentType: row.content_type,
    sizeBytes: row.size_bytes,
    url,
    previewUrl: row.width === null ? null : url,
    width: row.width,
    height: row.height,
    createdOn: row.created_on.toISOString(),
    expiresOn: until === null ? null : new Date(until).toISOString(),
  }
}

/** The key of a file's bytes in the file store. */
export const bytesKeyOf = ({ id, bytes_key: key }: Pick<Selectable<FileTable>, 'id' | 'bytes_key'>): string => key ?? id

/** A file's row, or null. */
export const findFile = async ({ db }: Pick<Shop, 'db'>, id: string): Promise<Selectable<FileTable> | null> =>
  (await db.selectFrom('file').selectAll().where('id', '=', id).executeTakeFirst()) ?? null

/** Who asks for a file. */
type Reader = Pick<StaffMember, 'id' | 'permissions'>

/** Whether a job has made the file: it is read through the job, which asks for a permission of its own. */
const isOfJob = async ({ db }: Pick<Shop, 'db'>, id: string): Promise<boolean> =>
  (await db.selectFrom('staff_job').select('id').where('result_file_id', '=', id).executeTakeFirst()) !== undefined

/** Refuses a file that a member may not read, or not change; one that waits for its record is its uploader's. */
export async function refuseOthersFile(
  shop: Shop,
  row: Selectable<FileTable>,
  reader: Reader,
  action: 'read' | 'write',
): Promise<void> {
  refuseFileType(reader, row.type, action)
  // Whoever may not have a file does not learn that it is there.
  const isTheirs = row.created_by === reader.id && !(await isOfJob(shop, row.id))
  if (row.type === 'Temp' && !isTheirs) throw new HttpProblem('not-found')
}

/** Refuses files of a type that a member may not read, or not store. */
export function refuseFileType({ permissions }: Reader, type: string, action: 'read' | 'write'): void {
  const missing = missingForFile(permissions, type, action)
  if (missing !== null)
    throw new HttpProblem('forbidden', { detail: `Нужно право ${missing}.`, security: 'permission-refused' })
}

/** A file that a member may read, or the problem `not-found` or `forbidden`. */
export async function readFile(shop: Shop, id: string, reader: Reader): Promise<StoredFile> {
  const row = await findFile(shop, id)
  if (row === null) throw new HttpProblem('not-found')
  await refuseOthersFile(shop, row, reader, 'read')
  return storedFile(shop, row)
}

/** What the row of a file says of its bytes; throws `file-too-large` or `file-type-not-allowed`. */
export async function describeUpload(
  { pictureSize }: Pick<Shop, 'pictureSize'>,
  type: FileType,
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
) {
  const content = await judgeFile(type, name, bytes, pictureSize)
  if ('code' in content) throw new HttpProblem(content.code, { detail: content.detail })
  return {
    name: cleanName(name),
    content_type: content.contentType,
    size_bytes: bytes.length,
    width: content.width,
    height: content.height,
    content_hash: createHash('sha256').update(bytes).digest('hex'),
  }
}

/**
 * Stores an upload, judged by its bytes; throws `file-too-large` or `file-type-not-allowed`. `duplicateOf` is a file of the same type
 * with the same bytes.
 */
export async function storeFile(
  shop: Shop,
  { type, name, bytes, by }: Upload,
): Promise<StoredFile & { readonly duplicateOf: string | null }> {
  const described = await describeUpload(shop, type, name, bytes)
  const same = await shop.db
    .selectFrom('file')
    .select('id')
    .where('content_hash', '=', described.content_hash)
    .where('type', '=', type)
    .$if(isPrivate(type), (files) => files.where('created_by', '=', by))
    .orderBy('created_on')
    .executeTakeFirst()
  const id = shop.randomId()
  await shop.files.put(id, bytes, described.content_type)
  const row = await shop.db
    .insertInto('file')
    .values({
      id,
      type,
      ...described,
      access_key: shop.randomId(),
      created_on: new Date(shop.now()),
      created_by: by,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return { ...storedFile(shop, row), duplicateOf: same?.id ?? null }
}
