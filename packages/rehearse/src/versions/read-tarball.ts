import { gunzipSync } from 'node:zlib'

const BLOCK = 512
/** A bundle has a few megabytes; what unpacks to more than this is none. */
const MOST_BYTES = 200_000_000

const textOf = (bytes: Uint8Array, from: number, length: number): string => {
  const field = bytes.subarray(from, from + length)
  const end = field.indexOf(0)
  return new TextDecoder().decode(end < 0 ? field : field.subarray(0, end))
}

/** A long path comes before its file: as `30 path=package/dist/…`, or with GNU's tar as it is. */
function longPath(type: string, content: Uint8Array): string | undefined {
  if (type === 'L') return textOf(content, 0, content.length)
  if (type !== 'x') return undefined
  return /(?:^|\n)\d+ path=([^\n]+)\n/.exec(new TextDecoder().decode(content))?.[1]
}

/** The files of an npm tarball by path, without the folder that is around them all. Nothing is written to disk. */
export function readTarball(packed: Uint8Array): ReadonlyMap<string, Uint8Array> {
  const bytes = gunzipSync(packed, { maxOutputLength: MOST_BYTES })
  const files = new Map<string, Uint8Array>()
  let long: string | undefined
  for (let at = 0; at + BLOCK <= bytes.length && bytes[at] !== 0;) {
    const size = Number.parseInt(textOf(bytes, at + 124, 12).trim(), 8) || 0
    const type = String.fromCharCode(bytes[at + 156] ?? 0)
    const content = bytes.subarray(at + BLOCK, at + BLOCK + size)
    const prefix = textOf(bytes, at + 345, 155)
    const path = long ?? (prefix === '' ? '' : `${prefix}/`) + textOf(bytes, at, 100)
    long = longPath(type, content)
    if (type === '0' || type === '\0') files.set(path.replace(/^[^/]+\//, ''), content)
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK
  }
  return files
}
