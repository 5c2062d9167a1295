import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { basename, dirname, join, sep } from 'node:path'
import { CannotRehearse } from '../cannot-rehearse'
import { scriptTags, withoutHashes, type ScriptPattern, type ScriptTag } from './script-of-page'

/** A page of a shop in a file, with what belongs to it beside it. */
export interface SavedPage {
  /** As reports name it. */
  readonly name: string
  /** The folder whose files the page may load, and no others. */
  readonly folder: string
  /** The address of the page below its origin, encoded. */
  readonly path: string
  /** What the browser gets. */
  readonly html: string
  /** The tags that load the script. */
  readonly scripts: readonly ScriptTag[]
}

/** Every file below a folder; links are not followed, they may lead anywhere. */
const filesBelow = (folder: string, at = ''): readonly string[] =>
  readdirSync(join(folder, at), { withFileTypes: true }).flatMap((entry) => {
    const path = join(at, entry.name)
    return entry.isDirectory() ? filesBelow(folder, path) : entry.isFile() ? [path] : []
  })

const isPage = (file: string): boolean => /\.html?$/i.test(file)

function readPage(folder: string, path: string, name: string, pattern: ScriptPattern): SavedPage {
  const html = readFileSync(join(folder, path), 'utf8')
  const scripts = scriptTags(html, pattern)
  if (scripts.length === 0)
    throw new CannotRehearse(
      `${name} loads no script of Prilavok: no <script src> ends in prilavok.js, prilavok.stub.js or prilavok.react.js. ` +
        'Where yours is called otherwise, name a part of its address with --script.',
    )
  if (/<[^>]+\sclass=(?:"[^"]*|'[^']*|)\bpk-root\b/.test(html))
    throw new CannotRehearse(
      `${name} was saved with its widgets already in it, so they would be there twice. Save what the server sends: ` +
        'curl -o page.html ADDRESS, or "View page source" and save that.',
    )
  return {
    name,
    folder,
    path: path.split(sep).map(encodeURIComponent).join('/'),
    html: withoutHashes(html, pattern),
    scripts,
  }
}

/** The pages that the command was told: files, and folders with files in them. */
export function findPages(named: readonly string[], pattern: ScriptPattern): readonly SavedPage[] {
  return named.flatMap((each) => {
    if (!existsSync(each))
      throw new CannotRehearse(`There is no page ${each}. Name saved .html files, or folders of them.`)
    if (!statSync(each).isDirectory()) return [readPage(dirname(each), basename(each), each, pattern)]
    const files = filesBelow(each).filter(isPage).sort()
    if (files.length === 0) throw new CannotRehearse(`${each} has no .html file. Name saved pages, or folders of them.`)
    return files.map((file) => readPage(each, file, named.length === 1 ? file : join(each, file), pattern))
  })
}
