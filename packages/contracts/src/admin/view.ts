import type { Output } from '../wire'
import { adminEndpoint } from './endpoint'
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
export const listViews = adminEndpoint<typeof wire.listViewsWire>({
  name: 'listViews',
  method: 'GET',
  path: '/api/admin/views',
  permission: 'staff',
  cache: 'etag',
  wire: () => import('./view.wire').then((module) => module.listViewsWire),
})

/** Saves a view; sharing it needs view:share. */
export const saveView = adminEndpoint<typeof wire.saveViewWire>({
  name: 'saveView',
  method: 'POST',
  path: '/api/admin/views',
  permission: 'staff',
  idempotency: 'optional',
  wire: () => import('./view.wire').then((module) => module.saveViewWire),
})

/** Deletes a view. */
export const deleteView = adminEndpoint<typeof wire.deleteViewWire>({
  name: 'deleteView',
  method: 'DELETE',
  path: '/api/admin/views/{id}',
  permission: 'staff',
  wire: () => import('./view.wire').then((module) => module.deleteViewWire),
})
