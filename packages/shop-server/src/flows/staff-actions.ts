import { serverResources } from '../features/staff-resources/entities'
import type { ResourceAction, ServerResource } from '../features/staff-resources/engine/server-resource'
import { generateTemplates } from './category-jobs'
import { generateFeeds } from './feed-jobs'
import { printLabels } from './label-jobs'
import { notifySubscribers } from './notify-subscribers'

/** Bulk actions that reach beyond the records themselves: most of them are jobs. */
const ACTIONS: Readonly<Record<string, Readonly<Record<string, ResourceAction>>>> = {
  'dynamic-category-template': { generate: generateTemplates },
  feed: { generate: generateFeeds },
  order: { printLabels },
  productStockSubscriber: { notify: notifySubscribers },
}

/** Every resource of the staff wing with all of its bulk actions. */
export const staffResources: readonly ServerResource[] = serverResources.map((each) => ({
  ...each,
  actions: { ...each.actions, ...ACTIONS[each.resource.key] },
}))
