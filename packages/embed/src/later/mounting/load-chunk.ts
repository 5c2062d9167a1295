import type { Clock } from '@prilavok/core/effects'

/** A part of the widgets that has not come by then will not come (HTTP-14). */
export const CHUNK_TIMEOUT_MS = 120_000
/** Waits before a part is asked for again (SAFE-18). */
export const CHUNK_RETRY_MS: readonly number[] = [500, 3_000]

const wait = (clock: Clock, ms: number) => new Promise<void>((over) => void clock.after(ms, over))

/** Loads a widget's code, in three tries; rejects with a ChunkLoadError when they fail or take longer than 120 seconds. */
export function loadChunk<T>(name: string, load: () => Promise<T>, clock: Clock): Promise<T> {
  return new Promise((loaded, failed) => {
    const fail = (why: string, cause?: unknown) =>
      failed(
        Object.assign(new Error(`Loading the part "${name}" failed: ${why}.`, { cause }), { name: 'ChunkLoadError' }),
      )
    const stop = clock.after(CHUNK_TIMEOUT_MS, () => fail(`timeout of ${CHUNK_TIMEOUT_MS} ms exceeded`))
    const ask = async (tried: number): Promise<void> => {
      try {
        loaded(await load())
        stop()
      } catch (cause) {
        const pause = CHUNK_RETRY_MS[tried]
        if (pause !== undefined) return wait(clock, pause).then(() => ask(tried + 1))
        stop()
        fail('it could not be fetched', cause)
      }
    }
    void ask(0)
  })
}
