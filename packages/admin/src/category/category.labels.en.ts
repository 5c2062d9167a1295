import type { CategoryLabels } from './category.labels'

/** English words of the screens of categories. */
export const categoryEn: CategoryLabels = {
  view: 'View',
  tree: 'Tree',
  table: 'Table',
  search: 'Find a category',
  expandAll: 'Expand all',
  collapseAll: 'Collapse all',
  toggle: (name: string, isOpen: boolean): string => (isOpen ? `Collapse: ${name}` : `Expand: ${name}`),
  products: (count: number): string => `${count.toLocaleString('en-GB')} products`,
  filters: (count: number): string => `${count} filters`,
  hidden: 'hidden',
  addInside: (name: string): string => `Add to the category “${name}”`,
  count: (shown: number, all: number): string => (shown === all ? `${all} categories` : `${shown} of ${all} found`),
  help: 'Drag a row, or press Alt with an arrow',
  moved: (name: string, parent: string): string => `“${name}” is in “${parent}” now`,
  ordered: (name: string): string => `“${name}” has been moved`,
  inPlace: 'The category is in its former place already, or that place is no more',
  topLevel: 'the top level',
  changedByOther: 'Somebody else has changed the category. The tree is up to date again; please repeat the move.',
  empty: 'No categories yet',
  nothing: 'Nothing found',
}
