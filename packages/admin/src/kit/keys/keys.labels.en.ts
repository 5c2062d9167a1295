import type { KeysLabels } from './keys.labels'

/** English words of the list of keys. */
export const keysEn: KeysLabels = {
  title: 'Keys',
  table: 'In a table',
  tree: 'In a tree',
  record: 'In a record',
  everywhere: 'Everywhere',
  ofTable: [
    ['Arrows, Home, End, PageUp, PageDown', 'Move between cells; with Ctrl to the ends'],
    ['Enter', 'Open the record'],
    ['Ctrl+Enter', 'Open in a new tab'],
    ['Space', 'Select the row'],
    ['Shift+arrows', 'Select a range'],
    ['Ctrl+A', 'Select all that match'],
    ['F2 or a digit', 'Edit the cell'],
    ['Tab', 'Save the cell and go on to the next row'],
    ['Esc', 'Leave the cell as it was'],
    ['/', 'Search'],
    ['f', 'Filters'],
    ['c', 'Columns'],
    ['v', 'Views'],
    ['r', 'Refresh'],
    ['n', 'Add a record'],
  ],
  ofTree: [
    ['↑ ↓', 'Move between rows'],
    ['→ ←', 'Expand, collapse, go to the parent'],
    ['Enter', 'Open the record'],
    ['Alt+↑ ↓', 'Move among its neighbours'],
    ['Alt+→', 'Put into the neighbour above'],
    ['Alt+←', 'Move one level up'],
  ],
  ofRecord: [
    ['Ctrl+S', 'Save'],
    ['Ctrl+Shift+S', 'Save and close'],
    ['Alt+↑ ↓', 'Previous and next record of the list'],
    ['Ctrl+1…9', 'Tabs of the record'],
    ['I, M, D, E', 'Order: card of a call, message, documents, change'],
  ],
  ofAll: [
    ['Ctrl+K', 'Go to a section or find a record'],
    ['?', 'This list'],
  ],
}
