import type { panelsRu } from './panels.labels'

/** English words of the panels of a table and of its cells while they are changed. */
export const panelsEn: typeof panelsRu = {
  viewName: 'Name of the view',
  noViews: 'No saved views yet',
  deleteView: (name: string): string => `Delete the view “${name}”`,
  sharedView: 'For all staff',
  defaultView: 'Open first',
  markShared: 'shared',
  markDefault: 'first',
  saveView: 'Save the view',
  moveUp: (name: string): string => `Move up: ${name}`,
  moveDown: (name: string): string => `Move down: ${name}`,
  pin: (name: string): string => `Pin: ${name}`,
  density: 'Dense rows',
  endless: 'Page by page',
  edit: (name: string): string => `Edit: ${name}`,
  saved: (name: string): string => `Saved: ${name}`,
  changedByOther: (value: string): string => `Somebody else has changed the value to ${value}. Yours is not saved.`,
}
