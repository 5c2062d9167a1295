import { chmodSync, existsSync, mkdirSync, readdirSync, type Dirent } from 'node:fs'
import { join } from 'node:path'
import { isMainThread } from 'node:worker_threads'

const FOLDER_MODE = 0o700
const FILE_MODE = 0o600

/** Takes a folder and everything below it from other users. */
function closeEntries(folder: string): void {
  chmodSync(folder, FOLDER_MODE)
  const close = (entry: Dirent) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) closeEntries(path)
    else if (entry.isFile()) chmodSync(path, FILE_MODE)
  }
  readdirSync(folder, { withFileTypes: true }).forEach(close)
}

/**
 * Makes the data folder, or repairs the modes of an existing one, so that no other user of the computer reads or writes what buyers
 * typed. Only the database below it is gone through: somebody may have named a folder that holds more.
 */
export function prepareDataFolder(folder: string, database: string): void {
  mkdirSync(folder, { recursive: true, mode: FOLDER_MODE })
  chmodSync(folder, FOLDER_MODE)
  if (existsSync(database)) closeEntries(database)
}

let openFolders = 0
let maskBefore = 0

/**
 * Files that the database makes from now on belong to this user alone; returns the way back. PGlite gives every file the widest mode,
 * so the mask of the process decides; those of a new database are repaired when it is open. A worker thread cannot change it; there the folder's own mode protects what is in it.
 */
export function keepFilesPrivate(): () => void {
  if (!isMainThread) return () => undefined
  if (openFolders === 0) maskBefore = process.umask(0o077)
  openFolders += 1
  return () => {
    openFolders -= 1
    if (openFolders === 0) process.umask(maskBefore)
  }
}
