import type { Clock } from '@prilavok/core/effects'

/** A part of the widgets that has not come by then will not come (HTTP-14). */
export const CHUNK_TIMEOUT_MS = 120_000

const chunkLoadError = (name: string, why: string, cause?: unknown): Error =>
  Object.assign(new Error(`Loading the part "${name}" failed: ${why}.`, { cause }), { name: 'ChunkLoadError' })

/** Loads a widget's code; rejects with a ChunkLoadError when it fails or takes longer than 120 seconds. */
export function loadChunk<T>(name: string, load: () => Promise<T>, clock: Clock): Promise<T> {
  return new Promise((loaded, failed) => {
    const stop = clock.after(CHUNK_TIMEOUT_MS, () => failed(chunkLoadError(name, `timeout of ${CHUNK_TIMEOUT_MS} ms exceeded`)))
    load().then(
      (part) => {
        stop()
        loaded(part)
      },
      (cause: unknown) => {
        stop()
        failed(chunkLoadError(name, 'it could not be fetched', cause))
      },
    )
  })
}
