/** The declarations that ship: one file per source file, so that a jump to a definition lands where it was written. */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import ts from 'typescript'
import { readEntries } from '../api/entries.mjs'

/**
 * Copies what the entries of a package lead to from the compiler's output to `dist`. Node's resolution wants whole
 * file names in relative imports, which the sources leave out.
 * @param {string} root
 * @param {string} owner folder of the package
 */
export function writeDeclarations(root, owner) {
  const from = join(root, '.cache', 'types', owner)
  const dist = join(root, 'packages', owner, 'dist')
  removeDeclarations(dist)
  // A strict compiler asks for the types of every import, that of a sheet included.
  if (existsSync(dist))
    for (const sheet of readdirSync(dist, { recursive: true }))
      if (sheet.endsWith('.css')) writeFileSync(join(dist, `${sheet}.d.ts`), 'export {}\n')
  const seen = new Set()
  const copy = (file) => {
    if (seen.has(file)) return
    seen.add(file)
    const { text, next } = withWholeNames(file)
    const target = join(dist, relative(from, file))
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, text)
    copyMap(`${file}.map`, `${target}.map`)
    for (const each of next) copy(each)
  }
  for (const { declaration, owner: ofEntry } of readEntries(root)) if (ofEntry === owner) copy(declaration)
  return seen.size
}

function removeDeclarations(dist) {
  if (!existsSync(dist)) return
  for (const file of readdirSync(dist, { recursive: true })) if (/\.d\.ts(\.map)?$/.test(file)) rmSync(join(dist, file))
}

/** The text with `./cart` written out as `./cart/index.js`, and the files that these imports mean. */
function withWholeNames(file) {
  const next = []
  // Sheets have no types; their line stays, empty, so that the map goes on to fit.
  let text = readFileSync(file, 'utf8').replace(/^import '[^']+\.css';$/gm, '')
  const imports = ts.preProcessFile(text, true, true).importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
  for (const { fileName, pos } of imports.toSorted((one, other) => other.pos - one.pos)) {
    const at = join(dirname(file), fileName)
    const found = [`${at}.d.ts`, join(at, 'index.d.ts')].find((path) => existsSync(path))
    if (found === undefined) throw new Error(`${file} imports "${fileName}", which has no declarations.`)
    next.push(found)
    const name = relative(dirname(file), found)
      .split(sep)
      .join('/')
      .replace(/\.d\.ts$/, '.js')
    const start = text.indexOf(fileName, pos)
    text = text.slice(0, start) + (name.startsWith('.') ? name : `./${name}`) + text.slice(start + fileName.length)
  }
  return { text: /^(import|export) /m.test(text) ? text : `export {};\n${text}`, next }
}

/** The map of a declaration names the source beside `dist`, which ships too. */
function copyMap(file, target) {
  const map = JSON.parse(readFileSync(file, 'utf8'))
  const sources = map.sources.map((source) =>
    relative(dirname(target), join(dirname(file), source))
      .split(sep)
      .join('/'),
  )
  writeFileSync(target, JSON.stringify({ ...map, sources }))
}
