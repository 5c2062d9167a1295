import { serverResources } from '../features/staff-resources/entities'
import { editedOrder } from '../features/staff-resources/entities/order'
import type { ResourceAction, ServerResource } from '../features/staff-resources/engine/server-resource'
import { generateTemplates } from './category-jobs'
import { setTransportCompany } from './change-carrier'
import { generateFeeds } from './feed-jobs'
import { printLabels, printPackingLists } from './print-jobs'
import { notifySubscribers } from './notify-subscribers'
import { orderWritten } from './cancelled-orders'
import { orderRework } from './rework-order'
import { staffDraft } from './staff-draft'

/** Bulk actions that reach beyond the records themselves: most of them are jobs. */
const ACTIONS: Readonly<Record<string, Readonly<Record<string, ResourceAction>>>> = {
  'dynamic-category-template': { generate: generateTemplates },
  feed: { generate: generateFeeds },
  order: { printLabels, printPackingLists, setTransportCompany },
  productStockSubscriber: { notify: notifySubscribers },
}

/** Resources whose saves have consequences beyond the record itself. */
const FLOWS: Readonly<Record<string, ServerResource>> = {
  order: { ...editedOrder, rework: orderRework, written: orderWritten },
  orderInProcess: staffDraft,
}

/** Every resource of the staff wing with all of its bulk actions. */
export const staffResources: readonly ServerResource[] = serverResources.map((each) => ({
  ...(FLOWS[each.resource.key] ?? each),
  actions: { ...each.actions, ...ACTIONS[each.resource.key] },
}))
