/** The head of a PNG of 40 by 30 pixels (or of `times` as much), and a byte that makes it another file. */
export function pngOf(last: number, times = 1): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(34)
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
  new DataView(bytes.buffer).setUint32(16, 40 * times)
  new DataView(bytes.buffer).setUint32(20, 30 * times)
  bytes[33] = last
  return bytes
}

/** A JPEG's head behind `noted` bytes of a camera's notes. */
export function jpegOf(width: number, height: number, noted = 0): Uint8Array<ArrayBuffer> {
  const notes: number[][] = []
  for (let left = noted; left > 0; left -= 65_000)
    notes.push([0xff, 0xe2, 0xfd, 0xea, ...new Uint8Array(65_000).fill(1)])
  const frame = [0xff, 0xc0, 0, 11, 8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 17, 0]
  return Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, ...notes.flat(), ...frame, 0xff, 0xd9])
}

/** A file of icons whose entry has no length: some readers of pictures never come to its end. */
export const icnsWithoutEnd = (() => {
  const bytes = new Uint8Array(1000)
  bytes.set(new TextEncoder().encode('icns'))
  new DataView(bytes.buffer).setUint32(4, 1000)
  bytes.set(new TextEncoder().encode('ic07'), 8)
  return bytes
})()

/** A JPEG XL whose box has no length, with the same end. */
export const jxlWithoutEnd = (() => {
  const bytes = new Uint8Array(1000)
  bytes.set([0, 0, 0, 12, 0x4a, 0x58, 0x4c, 0x20, 0x0d, 0x0a, 0x87, 0x0a])
  bytes.set([0, 0, 0, 20, 0x66, 0x74, 0x79, 0x70, 0x6a, 0x78, 0x6c, 0x20], 12)
  bytes.set([0, 0, 0, 0, 0x6a, 0x78, 0x6c, 0x70], 32)
  return bytes
})()
