import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Two servers on one PGlite folder would destroy it, so the first one marks it; returns the way to free it. */
export function lockDataFolder(folder: string): () => void {
  const file = join(folder, 'server.lock')
  const take = () => writeFileSync(file, String(process.pid), { flag: 'wx', mode: 0o600 })
  try {
    take()
  } catch {
    const owner = Number(readFileSync(file, 'utf8'))
    if (owner !== process.pid && isAlive(owner)) {
      throw new Error(`The data folder ${folder} is used by process ${owner}. Stop it, or choose another folder.`)
    }
    if (owner === process.pid) throw new Error(`The data folder ${folder} is already open in this process.`)
    rmSync(file)
    take()
  }
  return () => rmSync(file, { force: true })
}
