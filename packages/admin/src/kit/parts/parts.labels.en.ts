import type { PartsLabels } from './parts.labels'

/** English words of lists that are parts of a record. */
export const partsEn: PartsLabels = {
  order: 'Order',
  itemsTitle: 'Records of the list',
  drag: 'Drag to change the order',
  up: (name) => `Move up: ${name}`,
  down: (name) => `Move down: ${name}`,
  moved: (name, place, count) => `${name}: place ${place} of ${count}`,
  removed: (name) => `Removed: ${name}`,
  removedMark: 'removed',
  actions: 'Actions',
  noGroup: 'No group',
  failedPart: 'This part could not be loaded',
  stored: 'Uploads',
  waiting: (name) => `${name}: waiting`,
  uploading: (name, percent) => `${name}: ${percent}%`,
  uploadFailed: (name, why) => `${name}: ${why}`,
  tooLarge: (kb) => `the file is larger than ${kb} KB`,
  dropFiles: 'Choose files or drop them here',
  again: 'Try again',
  dismiss: (name) => `Hide: ${name}`,
}
