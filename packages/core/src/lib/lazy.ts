import type { Clock } from '../effects'

/** Code that has not arrived by then will not arrive. Source: HTTP-14. */
export const LOAD_TIMEOUT_MS = 120_000
/** Pauses before code is requested again. Source: SAFE-18. */
export const LOAD_RETRY_MS: readonly number[] = [500, 3_000]

/** Loads once for all callers, until the load is forgotten. */
function loadOnce<T>(load: (forget: () => void) => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null
  const forget = () => void (loading = null)
  return () => (loading ??= load(forget))
}

/** Loads once for all callers; rejects when that fails, and the next call tries again. */
export const lazy = <T>(load: () => Promise<T>): (() => Promise<T>) =>
  loadOnce((forget) =>
    load().catch((cause: unknown) => {
      forget()
      throw cause
    }),
  )

/** The same for code that its caller can do without: resolves with null when it cannot be loaded. */
export const lazyPart = <T>(load: () => Promise<T>): (() => Promise<T | null>) =>
  loadOnce<T | null>((forget) =>
    load().catch(() => {
      forget()
      return null
    }),
  )

const pause = (clock: Clock, ms: number) => new Promise<void>((over) => void clock.after(ms, over))

async function loadInTries<T>(load: () => Promise<T>, clock: Clock, pauses: readonly number[]): Promise<T> {
  const [first, ...others] = pauses
  if (first === undefined) return load()
  try {
    return await load()
  } catch {
    await pause(clock, first)
    return loadInTries(load, clock, others)
  }
}

/** Loads a chunk, in three tries; rejects with a ChunkLoadError when they fail or take longer than 120 seconds. */
export function loadChunk<T>(name: string, load: () => Promise<T>, clock: Clock): Promise<T> {
  return new Promise((loaded, failed) => {
    const fail = (why: string, cause?: unknown) =>
      failed(
        Object.assign(new Error(`Loading the chunk "${name}" failed: ${why}.`, { cause }), { name: 'ChunkLoadError' }),
      )
    const stop = clock.after(LOAD_TIMEOUT_MS, () => fail(`timeout of ${LOAD_TIMEOUT_MS} ms exceeded`))
    loadInTries(load, clock, LOAD_RETRY_MS)
      .then(loaded, (cause: unknown) => fail('it could not be fetched', cause))
      .finally(stop)
  })
}
