import type { Output } from '../wire'
import { adminEndpoint, type AdminEndpoint } from './endpoint'
import type * as wire from './view.wire'

/** Saved view state. */
export type SavedViewState = Output<typeof wire.savedViewState>
/** Saved list view; personal or shared. */
export type SavedView = Output<typeof wire.savedView>
/** A view as it is saved; without an id, the view of this name, or a new one. */
export type SavedViewSave = Output<typeof wire.savedViewSave>
/** A list of saved view records. */
export type SavedViewList = Output<typeof wire.savedViewList>

/** Saved views of a list: own ones and shared ones. */
export const listViews: AdminEndpoint<typeof wire.listViewsWire> = adminEndpoint({
  name: 'listViews',
  method: 'GET',
  path: '/api/admin/views',
  permission: 'staff',
  cache: 'etag',
  wire: () => import('./view.wire').then((module) => module.listViewsWire),
})

/** Saves a view; sharing it needs view:share. */
export const saveView: AdminEndpoint<typeof wire.saveViewWire> = adminEndpoint({
  name: 'saveView',
  method: 'POST',
  path: '/api/admin/views',
  permission: 'staff',
  idempotency: 'optional',
  wire: () => import('./view.wire').then((module) => module.saveViewWire),
})

/** Deletes a view. */
export const deleteView: AdminEndpoint<typeof wire.deleteViewWire> = adminEndpoint({
  name: 'deleteView',
  method: 'DELETE',
  path: '/api/admin/views/{id}',
  permission: 'staff',
  wire: () => import('./view.wire').then((module) => module.deleteViewWire),
})
