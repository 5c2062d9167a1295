/** Writes compressed copies beside the files of the site, so that a server sends them as they are. */
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSIBLE = new Set([
  '.html',
  '.css',
  '.js',
  '.mjs',
  '.json',
  '.md',
  '.txt',
  '.svg',
  '.wasm',
  '.data',
  '.tar',
  '.xml',
  '.webmanifest',
])
/** Smaller ones fit into a packet anyway. */
const LEAST_BYTES = 1024
/** Beyond that size the best brotli takes minutes. */
const LARGE_BYTES = 1024 * 1024

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export const isCompressible = (path) => COMPRESSIBLE.has(extname(path))

async function compress(path) {
  const bytes = readFileSync(path)
  const quality = bytes.length > LARGE_BYTES ? 10 : constants.BROTLI_MAX_QUALITY
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  writeFileSync(`${path}.br`, await brotli(bytes, { params }))
  writeFileSync(`${path}.gz`, await zip(bytes, { level: 9 }))
}

/** Compresses every file of a folder that is worth it; returns how many. */
export async function compressFolder(folder) {
  const paths = readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .filter((path) => isCompressible(path) && statSync(path).isFile() && statSync(path).size > LEAST_BYTES)
  const queue = [...paths]
  const work = async () => {
    for (let path = queue.pop(); path !== undefined; path = queue.pop()) await compress(path)
  }
  await Promise.all([work(), work(), work(), work()])
  return paths.length
}
