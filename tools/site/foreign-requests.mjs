/** What of a built page a browser would request by itself from another host. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Elements that load something; `link` only where it names no mere relation. */
const LOADED =
  /<(?:script|img|iframe|source|video|audio|embed|object|input|use|image)\b[^>]*?\b(?:src|srcset|data|href|poster|xlink:href)=["']?((?:https?:)?\/\/[^"'\s>]+)/gi
const LINKED =
  /<link\b(?![^>]*\brel=["']?(?:canonical|alternate|license|author|me)\b)[^>]*?\bhref=["']?((?:https?:)?\/\/[^"'\s>]+)/gi
const IN_STYLE = /(?:url\(\s*["']?|@import\s+["'])((?:https?:)?\/\/[^"')\s]+)/gi

/** A page shows code as text: what stands in it is escaped, so it has no elements. */
const inHtml = (text) =>
  [LOADED, LINKED].flatMap((pattern) => [...text.matchAll(pattern)].map(([, address]) => address))
const inStyle = (text) => [...text.matchAll(IN_STYLE)].map(([, address]) => address)

/**
 * The addresses of other hosts that a file of the site loads.
 * @param {string} path
 * @param {string} text
 * @returns {readonly string[]}
 */
export function foreignRequests(path, text) {
  if (path.endsWith('.css')) return inStyle(text)
  if (!path.endsWith('.html')) return []
  const styles = [...text.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>|\bstyle="([^"]*)"/gi)].map(
    ([, sheet, inline]) => sheet ?? inline ?? '',
  )
  return [...inHtml(text), ...styles.flatMap(inStyle)]
}

/**
 * The same of all files of a folder, each with its path.
 * @param {string} folder
 * @returns {readonly string[]}
 */
export const foreignRequestsOf = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((path) => /\.(?:html|css)$/.test(path))
    .flatMap((path) =>
      foreignRequests(path, readFileSync(join(folder, path), 'utf8')).map((address) => `${path}: ${address}`),
    )
