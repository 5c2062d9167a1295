import type { appRu, staffRu, tableRu } from './staff.labels'

/** English words of the staff wing. */
export const staffEn: typeof staffRu = {
  failed: (url: string): string => `The request to ${url} ended with an error`,
  retry: 'Try again',
  close: 'Close',
  cancel: 'Cancel',
  apply: 'Apply',
  clear: 'Clear',
  yes: 'Yes',
  no: 'No',
  any: 'All',
  from: 'from',
  to: 'to',
  undo: 'Undo',
  loading: 'Loading…',
  refused: 'You have no right to see this. An administrator grants it.',
  notFound: 'There is no such record',
  notLoaded: 'This part of the page could not be loaded.',
  notNumber: (typed) => `“${typed}” is no number. The former value stays`,
  remove: (name: string): string => `Remove: ${name}`,
  leave: 'The changes are not saved. Leave the page? A draft stays in this browser, without what is about people.',
}

/** English words of tables. */
export const tableEn: typeof tableRu = {
  search: 'Search',
  filters: 'Filters',
  filter: (name: string): string => `Filter: ${name}`,
  resetFilters: 'Reset filters',
  columns: 'Columns',
  views: 'Views',
  refresh: 'Refresh',
  create: 'Add',
  export: (format: string): string => `Export ${format}`,
  keys: 'Keys',
  selectRow: (name: string): string => `Select: ${name}`,
  selectPage: 'Select the loaded rows',
  selected: (count: number | null): string => (count === null ? 'All that match are selected' : `Selected: ${count}`),
  clearSelection: 'Clear the selection',
  rows: (count: number, isExact: boolean): string =>
    `${isExact ? '' : 'more than '}${count.toLocaleString('en-GB')} ${count === 1 ? 'record' : 'records'}`,
  empty: 'Nothing found',
  emptyHelp: 'Change or reset the filters',
  emptyList: 'No records yet',
  failedList: 'The list could not be loaded',
  sortBy: (name: string): string => `Sort by ${name}`,
  resize: (name: string): string => `Width of ${name}`,
  pages: 'Pages',
  previous: 'Back',
  next: 'Forward',
  page: (page: number): string => `Page ${page}`,
  bulkDone: (done: number): string => `Records changed: ${done}`,
  bulkFailed: (failed: number): string => `Could not be changed: ${failed}`,
  bulkValue: 'Value',
  run: 'Run',
}

/** English words of the shell. */
export const appEn: typeof appRu = {
  title: 'Shop back office',
  home: 'Home',
  menu: 'Sections',
  palette: 'Go to',
  paletteHelp: 'A number, phone, name or section',
  allFound: 'all found',
  skip: 'To the content',
  terminal: 'Terminal',
  files: 'Files',
  staffAccounts: 'Staff',
  experiments: 'Experiments',
  groups: { orders: 'Sales', catalogue: 'Catalogue', delivery: 'Delivery', content: 'Content', system: 'System' },
}
