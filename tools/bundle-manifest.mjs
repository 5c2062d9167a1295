import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { writePreloads } from './bundle-preloads.mjs'

const read = (path) => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return { files: {}, entries: {} }
  }
}

/** The name of a module, and for an `index` that of its folder. */
const nameOf = (id) => basename(id.replace(/\.\w+$/, '').replace(/(\/src)?\/index$/, ''))

/** The CommonJS plugin adds queries to the ids of its modules; in a file's name they would be a query of its address. */
const pathOf = (id) => id.replace(/\?.*$/, '')
const sizeOf = (id) => (existsSync(pathOf(id)) ? statSync(pathOf(id)).size : 0)

/** A chunk is called after the module behind its lazy import; one that others share, after its largest module. */
export const chunkName = ({ name, facadeModuleId, isDynamicEntry, moduleIds }) => {
  const largest = [...moduleIds].sort((one, other) => sizeOf(other) - sizeOf(one))[0]
  if (!isDynamicEntry) return nameOf(pathOf(largest))
  return pathOf(name === 'index' ? nameOf(facadeModuleId ?? largest) : name)
}

/** Adds the files of a build to `manifest.json` beside them: sizes, SRI hashes and who loads whom. */
export const manifest = (folder) => ({
  name: 'prilavok-manifest',
  writeBundle(_, bundle) {
    const path = join(folder, 'manifest.json')
    const { files, entries } = read(path)
    const own = {}
    for (const [file, chunk] of Object.entries(bundle)) {
      if (chunk.type !== 'chunk') continue
      const { code, isEntry, imports, dynamicImports, moduleIds } = chunk
      const name = isEntry ? chunk.name : chunkName(chunk)
      // A module that is imported lazily may share its chunk: every lazy import must be found where it ended up.
      const lazy = moduleIds.filter((id) => this.getModuleInfo(id).dynamicImporters.length > 0).map(nameOf)
      const bytes = Buffer.from(code)
      const sri = `sha384-${createHash('sha384').update(bytes).digest('base64')}`
      const brotli = brotliCompressSync(bytes).length
      files[file] = { name, lazy, bytes: bytes.length, brotli, sri, imports, dynamicImports }
      own[file] = { isEntry, lazy, imports }
      if (isEntry) entries[name] = file
    }
    const entry = Object.keys(own).find((file) => own[file].isEntry)
    if (entry !== undefined) writePreloads(folder, entry, own)
    writeFileSync(path, `${JSON.stringify({ files, entries }, null, 2)}\n`)
  },
})
