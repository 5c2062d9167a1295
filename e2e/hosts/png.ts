import { inflateSync } from 'node:zlib'

/** A decoded picture: rows of red, green and blue bytes. */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly rgb: Uint8Array
}

const SIGNATURE = 8
/** By PNG's colour type: only what browsers write for screenshots. */
const CHANNELS: Readonly<Record<number, number>> = { 2: 3, 6: 4 }

/** Decodes a screenshot: eight bits a channel, not interlaced. */
export function decodePng(file: Buffer): Picture {
  const width = file.readUInt32BE(SIGNATURE + 8)
  const height = file.readUInt32BE(SIGNATURE + 12)
  const channels = CHANNELS[file[SIGNATURE + 17] ?? 0]
  if (file[SIGNATURE + 16] !== 8 || channels === undefined || file[SIGNATURE + 20] !== 0)
    throw new Error('This is not a PNG as browsers write it.')
  const rows = unfilter(inflateSync(Buffer.concat(imageData(file))), width * channels, height, channels)
  const rgb = new Uint8Array(width * height * 3)
  for (let pixel = 0; pixel < width * height; pixel++) {
    for (let channel = 0; channel < 3; channel++) rgb[pixel * 3 + channel] = rows[pixel * channels + channel] ?? 0
  }
  return { width, height, rgb }
}

function imageData(file: Buffer): Buffer[] {
  const parts: Buffer[] = []
  for (let at = SIGNATURE; at < file.length; at += file.readUInt32BE(at) + 12) {
    if (file.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(file.subarray(at + 8, at + 8 + file.readUInt32BE(at)))
  }
  return parts
}

/** Each row of a PNG says how its bytes follow from the one to the left, the one above and the one between them. */
function unfilter(data: Buffer, stride: number, height: number, step: number): Uint8Array {
  const rows = new Uint8Array(stride * height)
  for (let y = 0; y < height; y++) {
    const filter = data[y * (stride + 1)] ?? 0
    for (let x = 0; x < stride; x++) {
      const at = y * stride + x
      const left = x < step ? 0 : (rows[at - step] ?? 0)
      const above = y === 0 ? 0 : (rows[at - stride] ?? 0)
      const corner = x < step || y === 0 ? 0 : (rows[at - stride - step] ?? 0)
      rows[at] = (data[y * (stride + 1) + 1 + x] ?? 0) + guess(filter, left, above, corner)
    }
  }
  return rows
}

function guess(filter: number, left: number, above: number, corner: number): number {
  if (filter === 1) return left
  if (filter === 2) return above
  if (filter === 3) return (left + above) >> 1
  return filter === 4 ? nearest(left, above, corner) : 0
}

function nearest(left: number, above: number, corner: number): number {
  const [a, b, c] = [Math.abs(above - corner), Math.abs(left - corner), Math.abs(left + above - 2 * corner)]
  if (a <= b && a <= c) return left
  return b <= c ? above : corner
}

/** A smaller difference of a channel is not seen; colours are compared by their styles. */
const UNSEEN = 24

/** In a picture of a few pixels a single corner would be a large share. */
const SMALLEST = 10_000

/**
 * The share of pixels, 0 to 1, in which two pictures differ. Squares of `corner` px are left out where a rounded thing shows what
 * lies behind it, which is the page's.
 */
export function differenceOf(one: Picture, other: Picture, corner = 0): number {
  if (one.width !== other.width || one.height !== other.height) return 1
  const { width, height } = one
  let different = 0
  for (let y = 0; y < height; y++) {
    const atEdge = y < corner || y >= height - corner
    for (let x = 0; x < width; x++) {
      if (atEdge && (x < corner || x >= width - corner)) continue
      if (isOther(one, other, x, y) && !isBetween(one, other, x, y)) different += 1
    }
  }
  return different / Math.max(width * height, SMALLEST)
}

function isOther({ width, rgb }: Picture, other: Picture, x: number, y: number): boolean {
  const at = (y * width + x) * 3
  for (let channel = at; channel < at + 3; channel++)
    if (Math.abs((rgb[channel] ?? 0) - (other.rgb[channel] ?? 0)) > UNSEEN) return true
  return false
}

/** Edges that begin at another part of a pixel are mixed of the colours on both sides of them. */
function isBetween({ width, height, rgb }: Picture, other: Picture, x: number, y: number): boolean {
  for (let channel = 0; channel < 3; channel++) {
    let [least, most] = [255, 0]
    for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++) {
      for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
        const value = rgb[(row * width + column) * 3 + channel] ?? 0
        least = Math.min(least, value)
        most = Math.max(most, value)
      }
    }
    const value = other.rgb[(y * width + x) * 3 + channel] ?? 0
    if (value < least - UNSEEN || value > most + UNSEEN) return false
  }
  return true
}
