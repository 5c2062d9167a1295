import type { Output } from '../wire'
import { adminEndpoint, type AdminEndpoint } from './endpoint'
import { listWire } from './list-wire'
import { listing } from './listing'
import { resource } from './resource'
import { messageTemplateNames } from './resource-names'
import type * as wire from './message-template.wire'

/** A message template as its form shows it. */
export type MessageTemplateEdition = Output<typeof wire.messageTemplateEdition>
/** A row of the list of message templates. */
export type MessageTemplatePreview = Output<typeof wire.messageTemplatePreview>
/** A page of the list of message templates. */
export type MessageTemplatePreviewList = Output<typeof wire.messageTemplatePreviewList>

/** How message templates are filtered, sorted and changed many at once. */
export const messageTemplateListing = listing({
  sort: ['name', 'createdOn', 'updatedOn'],
  defaultSort: '-createdOn',
  filters: { isActive: { type: 'bool' } },
  bulk: ['setActive'],
})

/** One record for its form: message template. */
export const readMessageTemplate: AdminEndpoint<typeof wire.readMessageTemplateWire> = adminEndpoint({
  name: 'readMessageTemplate',
  method: 'GET',
  path: '/api/admin/messageTemplate/edition/{id}',
  permission: 'message-template:read',
  cache: 'etag',
  wire: () => import('./message-template.wire').then((module) => module.readMessageTemplateWire),
})

/** The list: message templates. */
export const listMessageTemplates = adminEndpoint({
  name: 'listMessageTemplates',
  method: 'GET',
  path: '/api/admin/messageTemplate/preview',
  permission: 'message-template:read',
  wire: listWire(messageTemplateListing, () =>
    import('./message-template.wire').then((module) => module.messageTemplatePreviewList),
  ),
})

/** Saves a record, a new one where it has no id: message template. */
export const saveMessageTemplate: AdminEndpoint<typeof wire.saveMessageTemplateWire> = adminEndpoint({
  name: 'saveMessageTemplate',
  method: 'POST',
  path: '/api/admin/messageTemplate/edition/',
  permission: 'message-template:write',
  ifMatch: true,
  idempotency: 'optional',
  wire: () => import('./message-template.wire').then((module) => module.saveMessageTemplateWire),
})

/** Message templates: their list and their form. */
export const messageTemplateResource = resource({
  ...messageTemplateNames,
  roles: { Administrator: 'rw', OrderManager: 'rw', Logistician: 'r', SupportOperator: 'r', Viewer: 'r' },
  listing: messageTemplateListing,
  list: listMessageTemplates,
  read: readMessageTemplate,
  save: saveMessageTemplate,
})
