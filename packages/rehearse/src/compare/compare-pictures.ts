import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import type { Pictures } from '../report.types'

/** Pixels that are shown around what differs. */
const AROUND = 48
/** How far two colours may be apart and still be the same, 0 to 1. */
const THRESHOLD = 0.1

/** Part of a picture. */
interface Area {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const sized = (picture: PNG, width: number, height: number): PNG => {
  if (picture.width === width && picture.height === height) return picture
  const larger = new PNG({ width, height })
  PNG.bitblt(picture, larger, 0, 0, picture.width, picture.height, 0, 0)
  return larger
}

const cut = (picture: PNG, { left, top, width, height }: Area): string => {
  const part = new PNG({ width, height })
  PNG.bitblt(picture, part, left, top, width, height, 0, 0)
  return PNG.sync.write(part).toString('base64')
}

/** The smallest area with every pixel of a mask, and something around it. */
function areaOf({ width, height, data }: PNG): Area {
  let [left, top, right, bottom] = [width, height, 0, 0]
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (data[(y * width + x) * 4 + 3] === 0) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  }
  const [x, y] = [Math.max(0, left - AROUND), Math.max(0, top - AROUND)]
  return {
    left: x,
    top: y,
    width: Math.min(width, right + 1 + AROUND) - x,
    height: Math.min(height, bottom + 1 + AROUND) - y,
  }
}

/** How two screenshots differ; null where at most so many pixels do. */
export function comparePictures(old: Buffer, now: Buffer, most: number): Omit<Pictures, 'step'> | null {
  if (old.equals(now)) return null
  const [one, other] = [PNG.sync.read(old), PNG.sync.read(now)]
  const width = Math.max(one.width, other.width)
  const height = Math.max(one.height, other.height)
  const [before, after] = [sized(one, width, height), sized(other, width, height)]
  const compare = (result: PNG, diffMask: boolean) =>
    pixelmatch(before.data, after.data, result.data, width, height, { threshold: THRESHOLD, diffMask })
  const mask = new PNG({ width, height })
  const pixels = compare(mask, true)
  if (pixels <= most) return null
  const marked = new PNG({ width, height })
  compare(marked, false)
  const area = areaOf(mask)
  return { pixels, area, old: cut(before, area), new: cut(after, area), diff: cut(marked, area) }
}
