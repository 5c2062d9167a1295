import type { Output } from '../wire'
import { adminEndpoint } from './endpoint'
import type * as wire from './file.wire'

/** What the server made of a request: file upload. */
export type FileUploadResult = Output<typeof wire.fileUploadResult>
/** File url. */
export type FileUrl = Output<typeof wire.fileUrl>

/** Stores a file. */
export const uploadFile = adminEndpoint<typeof wire.uploadFileWire>({
  name: 'uploadFile',
  method: 'POST',
  path: '/api/admin/fileStorage/',
  permission: 'file:write',
  idempotency: 'optional',
  multipart: true,
  wire: () => import('./file.wire').then((module) => module.uploadFileWire),
})

/** The address of a file. */
export const readFileUrl = adminEndpoint<typeof wire.readFileUrlWire>({
  name: 'readFileUrl',
  method: 'GET',
  path: '/api/admin/fileStorage/url/{id}',
  permission: 'file:read',
  wire: () => import('./file.wire').then((module) => module.readFileUrlWire),
})

/** The address of a small picture of a file. */
export const readFilePreviewUrl = adminEndpoint<typeof wire.readFilePreviewUrlWire>({
  name: 'readFilePreviewUrl',
  method: 'GET',
  path: '/api/admin/fileStorage/previewUrl/{id}',
  permission: 'file:read',
  wire: () => import('./file.wire').then((module) => module.readFilePreviewUrlWire),
})

/** Deletes a file that nothing refers to. */
export const deleteFile = adminEndpoint<typeof wire.deleteFileWire>({
  name: 'deleteFile',
  method: 'DELETE',
  path: '/api/admin/fileStorage/{type}/{id}',
  permission: 'file:write',
  wire: () => import('./file.wire').then((module) => module.deleteFileWire),
})
