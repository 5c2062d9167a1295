import type { Output } from '../wire'
import { adminEndpoint, type AdminEndpoint } from './endpoint'
import { listWire } from './list-wire'
import { listing } from './listing'
import type * as wire from './file.wire'

/** What the server made of a request: file upload. */
export type FileUploadResult = Output<typeof wire.fileUploadResult>
/** File url. */
export type FileUrl = Output<typeof wire.fileUrl>

/** A row of the list of files. */
export type FilePreview = Output<typeof wire.filePreview>
/** A page of the list of files. */
export type FilePreviewList = Output<typeof wire.filePreviewList>
/** A file with the places that show it. */
export type FileEdition = Output<typeof wire.fileEdition>
/** A record that shows a file. */
export type FileUse = Output<typeof wire.fileUse>
/** The places that show a file. */
export type FileUses = Output<typeof wire.fileUses>

/** How files are filtered and sorted. */
export const fileListing = listing({
  sort: ['name', 'sizeBytes', 'createdOn'],
  defaultSort: '-createdOn',
  filters: { type: { type: 'enum', of: 'FileType', many: true }, isUsed: { type: 'bool' } },
  bulk: [],
})

/** The list: files that this member may read, without temporary ones. */
export const listFiles = adminEndpoint({
  name: 'listFiles',
  method: 'GET',
  path: '/api/admin/fileStorage/preview',
  permission: 'file:read',
  wire: listWire(fileListing, () => import('./file.wire').then((module) => module.filePreviewList)),
})

/** A file with the places that show it. */
export const readFile: AdminEndpoint<typeof wire.readFileWire> = adminEndpoint({
  name: 'readFile',
  method: 'GET',
  path: '/api/admin/fileStorage/edition/{id}',
  permission: 'file:read',
  wire: () => import('./file.wire').then((module) => module.readFileWire),
})

/** Puts other bytes in the place of a file's, wherever it is shown. */
export const replaceFile: AdminEndpoint<typeof wire.replaceFileWire> = adminEndpoint({
  name: 'replaceFile',
  method: 'POST',
  path: '/api/admin/fileStorage/{id}/replace',
  permission: 'file:write',
  idempotency: 'optional',
  multipart: true,
  wire: () => import('./file.wire').then((module) => module.replaceFileWire),
})

/** Puts the bytes before one's own replacement back, within five minutes. */
export const takeBackFile: AdminEndpoint<typeof wire.takeBackFileWire> = adminEndpoint({
  name: 'takeBackFile',
  method: 'POST',
  path: '/api/admin/fileStorage/{id}/takeBack',
  permission: 'file:write',
  idempotency: 'optional',
  wire: () => import('./file.wire').then((module) => module.takeBackFileWire),
})

/** Stores a file. */
export const uploadFile: AdminEndpoint<typeof wire.uploadFileWire> = adminEndpoint({
  name: 'uploadFile',
  method: 'POST',
  path: '/api/admin/fileStorage/',
  permission: 'file:write',
  idempotency: 'optional',
  multipart: true,
  wire: () => import('./file.wire').then((module) => module.uploadFileWire),
})

/** The address of a file. */
export const readFileUrl: AdminEndpoint<typeof wire.readFileUrlWire> = adminEndpoint({
  name: 'readFileUrl',
  method: 'GET',
  path: '/api/admin/fileStorage/url/{id}',
  permission: 'file:read',
  wire: () => import('./file.wire').then((module) => module.readFileUrlWire),
})

/** The address of a small picture of a file. */
export const readFilePreviewUrl: AdminEndpoint<typeof wire.readFilePreviewUrlWire> = adminEndpoint({
  name: 'readFilePreviewUrl',
  method: 'GET',
  path: '/api/admin/fileStorage/previewUrl/{id}',
  permission: 'file:read',
  wire: () => import('./file.wire').then((module) => module.readFilePreviewUrlWire),
})

/** Deletes a file that nothing refers to. */
export const deleteFile: AdminEndpoint<typeof wire.deleteFileWire> = adminEndpoint({
  name: 'deleteFile',
  method: 'DELETE',
  path: '/api/admin/fileStorage/{type}/{id}',
  permission: 'file:write',
  wire: () => import('./file.wire').then((module) => module.deleteFileWire),
})
