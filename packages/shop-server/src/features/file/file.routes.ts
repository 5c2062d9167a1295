import { deleteFile, readFilePreviewUrl, readFileUrl, uploadFile } from '@prilavok/contracts/admin'
import { HttpProblem } from '../../http/problem'
import { staffRoute, type StaffRoute } from '../../http/staff-route'
import { readFile, removeFile, storeFile } from './files'

/** The file of a multipart body; throws `bad-request` where there is none in the field `file`. Source: FILE-05. */
async function uploadIn(request: Request): Promise<File> {
  const form = await request.formData().catch(() => null)
  const file = form?.get('file')
  if (file instanceof File) return file
  throw new HttpProblem('bad-request', { detail: 'The body is a form (multipart/form-data) with the file in the field "file".' })
}

/** The file storage of the staff. */
export const fileRoutes: readonly StaffRoute[] = [
  staffRoute(uploadFile, async (shop, { request, query, member }) => {
    const file = await uploadIn(request)
    const { expiresOn: _, ...stored } = await storeFile(shop, {
      type: query.type ?? 'Temp',
      name: file.name,
      bytes: new Uint8Array(await file.arrayBuffer()),
      by: member.id,
    })
    return stored
  }),
  staffRoute(readFileUrl, async (shop, { params }) => {
    const { url, expiresOn } = await readFile(shop, params.id)
    return { url, expiresOn }
  }),
  staffRoute(readFilePreviewUrl, async (shop, { params }) => {
    const { previewUrl, expiresOn } = await readFile(shop, params.id)
    if (previewUrl === null) throw new HttpProblem('not-found', { detail: 'A document has no preview.' })
    return { url: previewUrl, expiresOn }
  }),
  staffRoute(deleteFile, async (shop, { params }) => {
    await removeFile(shop, params.type, params.id)
    return null
  }),
]
