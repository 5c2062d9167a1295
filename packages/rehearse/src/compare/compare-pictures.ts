import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import type { Pictures } from '../report.types'

/** Rows that are shown above and below what differs. */
const AROUND = 48
/** How far two colours may be apart and still be the same, 0 to 1. */
const THRESHOLD = 0.1

const sized = (picture: PNG, width: number, height: number): PNG => {
  if (picture.width === width && picture.height === height) return picture
  const larger = new PNG({ width, height })
  PNG.bitblt(picture, larger, 0, 0, picture.width, picture.height, 0, 0)
  return larger
}

const cut = (picture: PNG, top: number, height: number): string => {
  const part = new PNG({ width: picture.width, height })
  PNG.bitblt(picture, part, 0, top, picture.width, height, 0, 0)
  return PNG.sync.write(part).toString('base64')
}

/** The first and the last row of a mask with a pixel in it. */
function rowsOf({ width, height, data }: PNG): readonly [number, number] {
  const isMarked = (row: number) => {
    for (let at = row * width * 4; at < (row + 1) * width * 4; at += 4) if (data[at + 3] !== 0) return true
    return false
  }
  let [first, last] = [0, height - 1]
  while (first < last && !isMarked(first)) first += 1
  while (last > first && !isMarked(last)) last -= 1
  return [first, last]
}

/** How two screenshots differ; null where at most so many pixels do. */
export function comparePictures(old: Buffer, now: Buffer, most: number): Omit<Pictures, 'step'> | null {
  if (old.equals(now)) return null
  const [one, other] = [PNG.sync.read(old), PNG.sync.read(now)]
  const width = Math.max(one.width, other.width)
  const height = Math.max(one.height, other.height)
  const [before, after] = [sized(one, width, height), sized(other, width, height)]
  const mask = new PNG({ width, height })
  const pixels = pixelmatch(before.data, after.data, mask.data, width, height, { threshold: THRESHOLD, diffMask: true })
  if (pixels <= most) return null
  const [first, last] = rowsOf(mask)
  const top = Math.max(0, first - AROUND)
  const rows = Math.min(height, last + AROUND) - top
  const marked = new PNG({ width, height })
  pixelmatch(before.data, after.data, marked.data, width, height, { threshold: THRESHOLD })
  return {
    pixels,
    top,
    height: rows,
    old: cut(before, top, rows),
    new: cut(after, top, rows),
    diff: cut(marked, top, rows),
  }
}
