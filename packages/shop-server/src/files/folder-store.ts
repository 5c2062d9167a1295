import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStore } from './file-store'

const KEY = /^[A-Za-z0-9_-]+$/

function refuseNoFolder(folder: string | undefined): void {
  if (folder === undefined)
    throw new TypeError("folderStore() was given no folder. Write folderStore('/srv/shop/files').")
}

/** Files in a folder of this machine, made when the first one comes. */
export function folderStore(folder: string): FileStore {
  refuseNoFolder(folder)
  const pathOf = (key: string) => {
    if (!KEY.test(key)) throw new Error('The key of a file holds letters, digits, "_" and "-" only.')
    return join(folder, key)
  }
  return {
    async put(key, bytes) {
      const path = pathOf(key)
      await mkdir(folder, { recursive: true })
      // Under another name until it is whole: nobody is sent half a file.
      await writeFile(`${path}.part`, bytes)
      await rename(`${path}.part`, path)
    },
    async get(key) {
      try {
        return new Uint8Array(await readFile(pathOf(key)))
      } catch (error) {
        if ((error as { code?: string }).code === 'ENOENT') return null
        throw error
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  }
}
