export { noteAddress, refuseOpenFolder } from './data-folder-lock'
export { openDatabase } from './open-database'
export type { DatabaseOptions, OpenDatabase } from './open-database'
export type * from './schema'
