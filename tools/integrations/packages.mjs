/** What a shop owner uploads: one zip file for each system, made from `integrations/`. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { zipSync } from 'fflate'
import { mo, po } from 'gettext-parser'

/** Every zip file, the folder that it is made of, and the folder in it; OpenCart 4 takes the name of an extension from its file. */
const PACKAGES = [
  { zip: 'wordpress/prilavok.zip', from: 'wordpress/prilavok', into: 'prilavok/' },
  { zip: 'opencart-3/prilavok.ocmod.zip', from: 'opencart-3', into: '' },
  { zip: 'opencart-4/prilavok.ocmod.zip', from: 'opencart-4', into: '' },
  { zip: 'bitrix/prilavok.zip', from: 'bitrix/local', into: 'local/' },
]
/** The same source makes the same file. */
const MTIME = new Date('2026-01-01T12:00:00')
const READMES = ['README.md', 'README.ru.md']
/** The name that WordPress gives to the editor's script of the block. */
const SCRIPT = 'prilavok-widget-editor-script'

/** The files of a folder by their path with slashes, in order. */
export const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((path) => ({ path, name: relative(folder, path).split(sep).join('/') }))

/** What WordPress reads of a translation: a binary file for PHP and a JSON file for the block's script. */
function translated(name, bytes) {
  const catalogue = po.parse(bytes)
  const texts = Object.values(catalogue.translations['']).filter(({ msgid }) => msgid !== '')
  const locale = /-([^-]+)\.po$/.exec(name)?.[1]
  const messages = {
    '': { domain: 'messages', lang: locale },
    ...Object.fromEntries(texts.map(({ msgid, msgstr }) => [msgid, msgstr])),
  }
  return {
    [name.replace(/\.po$/, '.mo')]: new Uint8Array(mo.compile(catalogue)),
    [name.replace(/\.po$/, `-${SCRIPT}.json`)]: new TextEncoder().encode(
      JSON.stringify({ domain: 'messages', locale_data: { messages } }),
    ),
  }
}

/** The files of a package by their path in the zip. */
function contentOf({ from, into }, folder) {
  const files = filesIn(join(folder, from)).filter(({ name }) => !READMES.includes(name))
  return Object.fromEntries(
    files.flatMap(({ path, name }) => {
      const bytes = new Uint8Array(readFileSync(path))
      const made = name.endsWith('.po') ? translated(name, Buffer.from(bytes)) : {}
      return Object.entries({ [name]: bytes, ...made }).map(([file, content]) => [into + file, content])
    }),
  )
}

/** Zips every package of `folder` into its `dist`; returns the paths. */
export function zipPackages(folder) {
  const dist = join(folder, 'dist')
  rmSync(dist, { recursive: true, force: true })
  return PACKAGES.map((each) => {
    const path = join(dist, each.zip)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, zipSync(contentOf(each, folder), { mtime: MTIME, level: 9 }))
    return path
  })
}
