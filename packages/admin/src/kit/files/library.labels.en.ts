import type { libraryRu } from './library.labels'

/** English words of the choice of a stored file. */
export const libraryEn: typeof libraryRu = {
  open: 'Choose a stored file',
  title: 'Files of the shop',
  search: 'Search by name',
  choose: (name: string): string => `Choose: ${name}`,
  empty: 'There are no such files',
  more: 'Show more',
  add: (count: number): string => `Add: ${count}`,
}
