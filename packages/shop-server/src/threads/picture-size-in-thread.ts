import { Worker } from 'node:worker_threads'
import { workerFile } from './worker-file'
import { headOf, type PictureFormat, type PictureSize, type ReadPictureSize } from '../rules/picture-size'

/** What one picture may cost: a good one takes some milliseconds and a few megabytes. */
export interface PictureLimits {
  readonly ms: number
  readonly megabytes: number
}
const standardLimits: PictureLimits = { ms: 2000, megabytes: 64 }

const read = (format: PictureFormat, bytes: Uint8Array, { ms, megabytes }: PictureLimits, file: URL) =>
  new Promise<PictureSize | null>((resolve) => {
    const head = headOf(format, bytes)
    const worker = new Worker(file, {
      workerData: { format, head },
      transferList: [head.buffer],
      resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 16 },
    })
    const end = (size: PictureSize | null) => {
      clearTimeout(limit)
      resolve(size)
      void worker.terminate()
    }
    const limit = setTimeout(() => end(null), ms)
    worker.on('message', end)
    worker.on('error', () => end(null))
    worker.on('exit', () => end(null))
  })

/**
 * Reads sizes in a thread of their own, one picture after another, so that a picture made to keep its reader busy delays nobody else;
 * one that takes longer or more memory than it may is no picture.
 */
export function pictureSizeInThread(
  limits: PictureLimits = standardLimits,
  file: URL = workerFile('picture-worker.mjs', import.meta.url),
): ReadPictureSize {
  let last: Promise<unknown> = Promise.resolve()
  return (format, bytes) => {
    const size = last.then(() => read(format, bytes, limits, file))
    last = size
    return size
  }
}
