import { plainAddress } from '../redact/plain-text'
import { resources } from './bundle'

const SCRIPT = /\/prilavok(?:\.[a-z]+)*\.js$/
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
