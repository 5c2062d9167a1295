/** Copies a template under another name and adds what is new to the lists that name all of its kind. */
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1)

/** `recently-viewed` in all its spellings; throws for what is no name, or is one of those that are taken. */
export function spellings(name, kind, taken = new Set()) {
  if (!NAME.test(name) || taken.has(name))
    throw new Error(`"${name}" cannot name a ${kind}: lower case words with hyphens, such as recently-viewed.`)
  const pascal = name.split('-').map(capital).join('')
  const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1)
  return { name, pascal, camel, title: capital(name.replaceAll('-', ' ')) }
}

/** Puts the spellings of a name in place of those of the sample. */
export const renamer =
  (sample, { name, pascal, camel, title }) =>
  (text) =>
    text
      .replaceAll(sample.name, name)
      .replaceAll(sample.name.replaceAll('-', '_'), name.replaceAll('-', '_'))
      .replaceAll(sample.camel, camel)
      .replaceAll(sample.pascal, pascal)
      .replaceAll(sample.title, title)
      .replaceAll(sample.title.toLowerCase(), title.toLowerCase())

/** Writes a template and changes lists; returns the paths of the files that are new and of those that changed. */
export function writeTemplate(root, { template, name, renamed, lists }) {
  const files = readdirSync(template, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [renamed(path.slice(template.length + 1)), renamed(readFileSync(path, 'utf8'))])
  const present = files.find(([path]) => existsSync(join(root, path)))
  if (present) throw new Error(`${present[0]} exists already. Nothing was written.`)
  // Everything is worked out before anything is written, so a list that has changed its shape leaves nothing half done.
  const changes = Object.entries(lists).map(([path, change]) => {
    const text = readFileSync(join(root, path), 'utf8')
    const changed = renamed(change(text))
    if (changed === text) throw new Error(`${path} has no place for "${name}". Nothing was written.`)
    return [path, changed]
  })
  for (const [path, text] of [...files, ...changes]) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return { written: files.map(([path]) => path), changed: changes.map(([path]) => path) }
}

/** Adds a line of `import` or `export … from` after the last of its kind. */
export const line = (added) => (text) =>
  text.replace(new RegExp(`(^[^]*^${added.split(' ')[0]} [^]*? from '[^']+'\\n|^)`, 'm'), `$1${added}\n`)

/** Adds text before the first place that matches. */
export const before = (place, added) => (text) => text.replace(place, (found) => `${added}${found}`)

/** Several changes of one file. */
export const each =
  (...changes) =>
  (text) =>
    changes.reduce((changed, change) => change(changed), text)
