import { readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const LOCK_FILE = 'server.lock'

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Folders that this process has open; an id alone proves nothing, a container's process has the same one after every start. */
const ours = new Set<string>()

/** The server that has a data folder open. */
interface FolderOwner {
  readonly pid: number
  /** Where the shop is open; null until it listens. */
  readonly url: string | null
}

/** What a lock says: the process, where its shop is open, and the folder that it was written for. */
const linesOf = (folder: string) => readFileSync(join(folder, LOCK_FILE), 'utf8').split('\n')

const lockText = (folder: string, url: string) => `${process.pid}\n${url}\n${realpathSync(folder)}\n`

/** Whether a lock came into this folder as a copy: the folder that it names is another one, which its process has open still. */
function isCopied(folder: string, [pid, , original]: readonly string[]): boolean {
  if (!original) return false
  try {
    const [here, there] = [statSync(folder), statSync(original)]
    // One folder may have two names, as in a container.
    const isOther = here.ino !== there.ino || here.dev !== there.dev
    return isOther && linesOf(original)[0] === pid
  } catch {
    // The folder has moved while it is open.
    return false
  }
}

/** Reads which process has a folder open; null for none. */
function ownerOf(folder: string): FolderOwner | null {
  try {
    const lines = linesOf(folder)
    if (isCopied(folder, lines)) return null
    const [pid = '', url = ''] = lines
    const owner = { pid: Number(pid), url: url === '' ? null : url }
    const isOpen = owner.pid === process.pid ? ours.has(folder) : owner.pid > 0 && isAlive(owner.pid)
    return isOpen ? owner : null
  } catch {
    return null
  }
}

/** Refuses a folder that a running server has open, and says where that shop is. */
export function refuseOpenFolder(folder: string): void {
  const owner = ownerOf(folder)
  if (owner === null) return
  if (owner.pid === process.pid) throw new Error(`The data folder ${folder} is already open in this process.`)
  const open = owner.url === null ? `in process ${owner.pid}` : `at ${owner.url} (process ${owner.pid})`
  throw new Error(
    `The shop in the data folder ${folder} is already open ${open}. Use it there, or stop it with Ctrl-C. ` +
      `For a second shop, choose another folder and port, such as --data ${folder}2 --port 8081. ` +
      `If that process is not a shop, delete ${join(folder, LOCK_FILE)}.`,
  )
}

/** Two servers on one PGlite folder would destroy it, so the first one marks it; returns the way to free it. */
export function lockDataFolder(folder: string): () => void {
  const file = join(folder, LOCK_FILE)
  const take = () => writeFileSync(file, lockText(folder, ''), { flag: 'wx', mode: 0o600 })
  try {
    take()
  } catch {
    refuseOpenFolder(folder)
    rmSync(file)
    take()
  }
  ours.add(folder)
  return () => {
    ours.delete(folder)
    rmSync(file, { force: true })
  }
}

/** Writes into the lock of an open folder where its shop can be reached, for whoever starts it a second time. */
export function noteAddress(folder: string, url: string): void {
  writeFileSync(join(folder, LOCK_FILE), lockText(folder, url), { mode: 0o600 })
}
