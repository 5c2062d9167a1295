import { JPG } from 'image-size/types/jpg'
import { PNG } from 'image-size/types/png'
import { WEBP } from 'image-size/types/webp'

/** The formats of pictures that the shop takes. */
export type PictureFormat = 'jpg' | 'png' | 'webp'

/** Sides of a picture in pixels. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** Reads how large a picture is; null where its bytes do not say. */
export type ReadPictureSize = (format: PictureFormat, bytes: Uint8Array) => Promise<PictureSize | null>

const startsWith = (bytes: Uint8Array, begin: readonly number[], at = 0) =>
  begin.every((byte, index) => bytes[at + index] === byte)
const [RIFF, WEBP_MARK] = [
  [0x52, 0x49, 0x46, 0x46],
  [0x57, 0x45, 0x42, 0x50],
]

/** What a file is by its first bytes, before anything reads on; null where it is no picture that the shop takes. */
export function pictureFormat(bytes: Uint8Array): PictureFormat | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpg'
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png'
  return startsWith(bytes, RIFF) && startsWith(bytes, WEBP_MARK, 8) ? 'webp' : null
}

const READERS = { jpg: JPG, png: PNG, webp: WEBP }
/** A JPEG says its size behind what a camera or a program notes; the others do so at their beginning. */
const HEAD_BYTES: Readonly<Record<PictureFormat, number>> = { jpg: 4 * 1024 * 1024, png: 64, webp: 64 }

/** The bytes of a picture that say how large it is. */
export const headOf = (format: PictureFormat, bytes: Uint8Array): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(bytes.subarray(0, HEAD_BYTES[format]))

/** Reads a picture's size in the thread that asks; the reader of its own format alone sees its bytes. */
export async function pictureSizeHere(format: PictureFormat, bytes: Uint8Array): Promise<PictureSize | null> {
  const head = headOf(format, bytes)
  try {
    if (!READERS[format].validate(head)) return null
    const { width, height } = READERS[format].calculate(head)
    return { width, height }
  } catch {
    return null
  }
}
