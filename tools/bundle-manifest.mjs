import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const read = (path) => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return { files: {}, entries: {} }
  }
}

/** A chunk is called after the module behind its lazy import, and an `index` after its folder. */
export const chunkName = ({ name, facadeModuleId, moduleIds }) =>
  name === 'index' ? basename(dirname(facadeModuleId ?? moduleIds.at(-1)).replace(/\/src$/, '')) : name

/** Adds the files of a build to `manifest.json` beside them: sizes, SRI hashes and who loads whom. */
export const manifest = (folder) => ({
  name: 'prilavok-manifest',
  writeBundle(_, bundle) {
    const path = join(folder, 'manifest.json')
    const { files, entries } = read(path)
    for (const [file, chunk] of Object.entries(bundle)) {
      if (chunk.type !== 'chunk') continue
      const { code, isEntry, imports, dynamicImports } = chunk
      const name = isEntry ? chunk.name : chunkName(chunk)
      const bytes = Buffer.from(code)
      const sri = `sha384-${createHash('sha384').update(bytes).digest('base64')}`
      const brotli = brotliCompressSync(bytes).length
      files[file] = { name, bytes: bytes.length, brotli, sri, imports, dynamicImports }
      if (isEntry) entries[name] = file
    }
    writeFileSync(path, `${JSON.stringify({ files, entries }, null, 2)}\n`)
  },
})
