import { plainAddress } from '../privacy/plain-text'

/** What a build runs on, by the letter that its chunks begin with. */
const RUNTIMES = { p: 'Preact', l: 'Preact for old pages', r: 'React' } as const

/** Where the files of a script build lie, and which build it is. */
export interface Bundle {
  /** Address of the folder, with a slash at the end. */
  readonly folder: string
  readonly runtime: (typeof RUNTIMES)[keyof typeof RUNTIMES]
}

/** The build that a chunk's address belongs to; null for code that a page's own bundler has taken in. */
export function bundleOf(chunk: string): Bundle | null {
  const [, folder, letter] = /^(.*\/)chunks\/([plr])-[\w.-]+\.js/.exec(chunk) ?? []
  return folder === undefined ? null : { folder, runtime: RUNTIMES[letter as keyof typeof RUNTIMES] }
}

/** One of our files as the browser has loaded it. */
export interface LoadedFile {
  /** Path below the folder. */
  readonly file: string
  /** Bytes of its body on the way; 0 when another origin keeps them to itself. */
  readonly bytes: number
  readonly ms: number
  readonly status: number | undefined
  readonly failed: boolean
}

/** Everything that the browser has loaded for this page, as far as its log reaches. */
export const resources = (): readonly PerformanceResourceTiming[] =>
  performance.getEntriesByType('resource') as PerformanceResourceTiming[]

/** What is read of a loaded file. */
export type Loaded = Pick<
  PerformanceResourceTiming,
  'name' | 'encodedBodySize' | 'decodedBodySize' | 'duration' | 'responseStatus'
>

/** Our files among all that were loaded; of several tries the last one counts. */
export function loadedFiles({ folder }: Bundle, entries: readonly Loaded[] = resources()): readonly LoadedFile[] {
  const files = new Map<string, LoadedFile>()
  for (const { name, encodedBodySize, decodedBodySize, duration, responseStatus } of entries) {
    if (!name.startsWith(folder) || !/\.js(?:\?|$)/.test(name)) continue
    const file = name.slice(folder.length).replace(/\?.*/s, '')
    const failed =
      responseStatus >= 400 || (responseStatus === 0 && decodedBodySize === 0 && folder.startsWith(location.origin))
    files.set(file, { file, bytes: encodedBodySize, ms: duration, status: responseStatus || undefined, failed })
  }
  return [...files.values()]
}

const SCRIPT = /\/prilavok(?:\.[a-z]+)*\.js$/
/** That for old pages is loaded by another one. */
const BUILD = /\/prilavok(?:\.react)?\.js$/

/** The scripts of shops on a page, from its tags and from what was loaded without one. */
export interface Scripts {
  readonly addresses: readonly string[]
  /** More than one build has been loaded, or one under two addresses. */
  readonly twice: boolean
}

/** Looks for shop scripts of whatever version. */
export function findScripts(page: Document, entries: readonly { readonly name: string }[] = resources()): Scripts {
  const tags = [...page.scripts].map(({ src }) => src)
  const isLike = (pattern: RegExp) => (address: string) => pattern.test(address.replace(/[?#].*/s, ''))
  const all = [...new Set([...tags, ...entries.map(({ name }) => name)])].filter(isLike(SCRIPT))
  return { addresses: all.map((address) => plainAddress(address)), twice: all.filter(isLike(BUILD)).length > 1 }
}
