/** What somebody has typed into a form and not saved. */
export interface Draft {
  readonly savedOn: string
  /** Only the changed fields, without those about people. */
  readonly changes: Readonly<Record<string, unknown>>
  /** What these fields were when the edit began: with it a draft is merged with what others have saved since. */
  readonly was?: Readonly<Record<string, unknown>>
}

/** Drafts by record and staff member; every call works, or does nothing where the browser keeps nothing. */
export interface DraftStore {
  readonly read: (key: string) => Promise<Draft | null>
  readonly write: (key: string, draft: Draft) => Promise<void>
  readonly forget: (key: string) => Promise<void>
}

const NAME = 'prilavok-staff'
const STORE = 'drafts'

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'))
  })

/** Drafts in the browser's database. */
export function createBrowserDrafts(): DraftStore {
  let opened: Promise<IDBDatabase> | undefined
  const open = () => {
    opened ??= (() => {
      const request = indexedDB.open(NAME, 1)
      request.onupgradeneeded = () => void request.result.createObjectStore(STORE)
      return settled(request)
    })()
    return opened
  }
  const run = async <T>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T | null> => {
    try {
      return await settled(work((await open()).transaction(STORE, mode).objectStore(STORE)))
    } catch {
      return null
    }
  }
  return {
    read: async (key) => (await run<Draft | undefined>('readonly', (store) => store.get(key))) ?? null,
    write: async (key, draft) => void (await run('readwrite', (store) => store.put(draft, key))),
    forget: async (key) => void (await run('readwrite', (store) => store.delete(key))),
  }
}

/** Drafts that last as long as the page. */
export function createMemoryDrafts(): DraftStore {
  const kept = new Map<string, Draft>()
  return {
    read: async (key) => kept.get(key) ?? null,
    write: async (key, draft) => void kept.set(key, draft),
    forget: async (key) => void kept.delete(key),
  }
}
