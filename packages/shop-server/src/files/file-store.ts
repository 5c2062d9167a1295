/**
 * Where the bytes of uploaded files lie. Keys are made by the server, `[A-Za-z0-9_-]+`; what a file is called and what it is for
 * stands in the database (table `file`).
 */
export interface FileStore {
  /** Stores a file under a new key; rejects when it could not be stored whole. */
  readonly put: (key: string, bytes: Uint8Array<ArrayBuffer>, contentType: string) => Promise<void>
  /** The bytes of a file, or null where there is none. */
  readonly get: (key: string) => Promise<Uint8Array<ArrayBuffer> | null>
  /** Removes a file; one that is not there is removed already. */
  readonly remove: (key: string) => Promise<void>
}

/** Files that last as long as the process, as a database in memory does. */
export function memoryStore(): FileStore {
  const files = new Map<string, Uint8Array<ArrayBuffer>>()
  return {
    async put(key, bytes) {
      files.set(key, bytes)
    },
    get: async (key) => files.get(key) ?? null,
    async remove(key) {
      files.delete(key)
    },
  }
}
