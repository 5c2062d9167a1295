import { brotliCompressSync, constants } from 'node:zlib'

const known = new Map<string, number>()

/** What a file weighs on the wire, brotli 11; counted once per address and length. */
export function brotliSize(address: string, bytes: Buffer): number {
  const key = `${address} ${bytes.length}`
  const size = known.get(key) ?? brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
  known.set(key, size)
  return size
}
