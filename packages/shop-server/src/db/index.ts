export { categoryRows, type CategoryRow } from './category-rows'
export { savedFilters, type NamedOption, type SavedFilter } from './saved-filters'
export { noteAddress, refuseOpenFolder } from './data-folder-lock'
export {
  createStaffEventFeed,
  eventsAfter,
  isAfter,
  isKept,
  type EventPlace,
  type StaffEvent,
  type StaffEventFeed,
} from './staff-event-feed'
export { createKeptReads, type KeptReads } from './kept-reads'
export { isPassing } from './database-failures'
export { openDatabase } from './open-database'
export { addMonths, dropMonths } from './months'
export { pendingMigrations } from './migrate'
export { openOnPglite, type PgliteSession } from './open-on-pglite'
export type { DatabaseLimits, DatabaseOptions } from './open-database'
export type { Connections, OpenDatabase } from './open-database.types'
export type * from './schema'
