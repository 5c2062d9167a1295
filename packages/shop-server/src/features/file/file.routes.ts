import {
  deleteFile,
  fileListing,
  fileTypeValues,
  listFiles,
  readFile as readFileCall,
  readFilePreviewUrl,
  readFileUrl,
  replaceFile as replaceFileCall,
  takeBackFile as takeBackFileCall,
  uploadFile,
  type FileType,
} from '@prilavok/contracts/admin'
import { HttpProblem } from '../../http/problem'
import { staffRoute, type StaffRoute } from '../../http/staff-route'
import { readFile, refuseFileType, storeFile } from './files'
import { fileEdition, filesPage } from './library'
import { removeFile } from './remove-files'
import { replaceFile, takeBackFile } from './replace-file'
import { uploadIn } from './upload'

/** What a file is for; one that is not said to be for anything is removed after a day. */
function typeOf(asked = 'Temp'): FileType {
  const type = fileTypeValues.values.find((each) => each === asked)
  if (type !== undefined) return type
  throw new HttpProblem('bad-request', { detail: `The type of a file is one of ${fileTypeValues.values.join(', ')}.` })
}

const LIST_NAMES: ReadonlySet<string> = new Set([
  ...['pageIndex', 'pageSize', 'cursor', 'sort', 'search', 'withTotal', 'ids'],
  ...Object.keys(fileListing.filters),
])

/** The file storage of the staff. */
export const fileRoutes: readonly StaffRoute[] = [
  staffRoute(uploadFile, async (shop, { request, query, member }) => {
    const type = typeOf(query.type)
    refuseFileType(member, type, 'write')
    const file = await uploadIn(request)
    const { expiresOn: _, ...stored } = await storeFile(shop, {
      type,
      name: file.name,
      bytes: file.bytes,
      by: member.id,
    })
    return stored
  }),
  staffRoute(listFiles, (shop, { query, asked, member }) => {
    const unknown = Object.keys(asked).find((name) => !LIST_NAMES.has(name))
    if (unknown !== undefined)
      throw new HttpProblem('filter-not-allowed', { detail: `This list has no filter ${unknown}.` })
    return filesPage(shop, query, member)
  }),
  staffRoute(readFileCall, (shop, { params, member }) => fileEdition(shop, params.id, member)),
  staffRoute(replaceFileCall, async (shop, { params, request, member }) => {
    await replaceFile(shop, params.id, await uploadIn(request), member)
    return fileEdition(shop, params.id, member)
  }),
  staffRoute(takeBackFileCall, async (shop, { params, member }) => {
    await takeBackFile(shop, params.id, member)
    return fileEdition(shop, params.id, member)
  }),
  staffRoute(readFileUrl, async (shop, { params, member }) => {
    const { url, expiresOn } = await readFile(shop, params.id, member)
    return { url, expiresOn }
  }),
  staffRoute(readFilePreviewUrl, async (shop, { params, member }) => {
    const { previewUrl, expiresOn } = await readFile(shop, params.id, member)
    if (previewUrl === null) throw new HttpProblem('not-found', { detail: 'A document has no preview.' })
    return { url: previewUrl, expiresOn }
  }),
  staffRoute(deleteFile, async (shop, { params, member }) => {
    await removeFile(shop, params.type, params.id, member)
    return null
  }),
]
