import type { EventsLabels } from './events.labels'

/** English words of what others do. */
export const eventsEn: EventsLabels = {
  changed: (count) => `${count} ${count === 1 ? 'change' : 'changes'}: refresh`,
  unsure: 'The list may have changed: refresh',
  editing: (names) => `Being edited by ${names.join(', ')}`,
  viewing: (names) => `Being viewed by ${names.join(', ')}`,
  savedBy: (name) => `Somebody else${name === '' ? '' : ` (${name})`} has just changed the record.`,
  take: 'Refresh and keep what is typed',
  refresh: 'Refresh',
}
