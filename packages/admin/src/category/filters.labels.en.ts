import type { FiltersLabels } from './filters.labels'

/** English words of the tab with the filters of a category. */
export const filtersEn: FiltersLabels = {
  title: 'Filters of the category page',
  none: 'No filters of its own: buyers see those that the characteristics of its products give.',
  add: 'Add a filter',
  source: 'Source of the options',
  spec: 'Characteristic',
  name: 'Name',
  nameHelp: 'Empty: the name of the characteristic',
  code: 'Code in addresses',
  type: 'Kind',
  options: 'Options',
  optionsHelp: 'Empty: all options',
  hint: 'Hint',
  collapsed: 'Collapsed',
  up: (name: string): string => `Move up: ${name}`,
  down: (name: string): string => `Move down: ${name}`,
  remove: (name: string): string => `Remove: ${name}`,
  unnamed: 'New filter',
  preview: 'What buyers will see',
  from: 'from',
  to: 'to',
  choose: 'Choose',
  noOptions: 'The options appear once a characteristic is chosen',
  more: (count: number): string => `and ${count} more`,
  products: 'Open the category page',
}
