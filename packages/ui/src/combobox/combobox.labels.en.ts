import type { ComboboxLabels } from './combobox.labels'

/** The English ones. */
export const comboboxLabelsEn: ComboboxLabels = {
  loading: 'Searching…',
  empty: 'Nothing found',
  failed: 'The options could not be loaded',
  clear: 'Clear',
  found: (count) => `Options in the list: ${count}`,
}
