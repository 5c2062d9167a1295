/** The head of a PNG of 40 by 30 pixels (or of `times` as much), and a byte that makes it another file. */
export function pngOf(last: number, times = 1): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(34)
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
  new DataView(bytes.buffer).setUint32(16, 40 * times)
  new DataView(bytes.buffer).setUint32(20, 30 * times)
  bytes[33] = last
  return bytes
}
