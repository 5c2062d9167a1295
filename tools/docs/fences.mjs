/** Code blocks of Markdown pages and the files that they show. */

/**
 * @typedef {{ readonly line: number, readonly lang: string, readonly info: string, readonly text: string, readonly snippet: string | null }} Fence
 * `line` is that of the opening fence, from 1; `info` all that follows its marks. `snippet` is the file (and `#region`) named in a comment right before it.
 */

const MARK = /^<!-- snippet: (\S+) -->$/
const FENCE = /^```((\S*).*)$/

/** What a page consists of: texts and fences, in order. */
function partsOf(markdown) {
  const lines = markdown.split('\n')
  const parts = []
  for (let at = 0; at < lines.length; at++) {
    const [, info, lang] = FENCE.exec(lines[at]) ?? []
    if (info === undefined) {
      parts.push(lines[at])
      continue
    }
    const end = lines.indexOf('```', at + 1)
    if (end < 0) throw new Error(`The fence of line ${at + 1} is not closed.`)
    parts.push({
      line: at + 1,
      lang,
      info,
      text: lines.slice(at + 1, end).join('\n'),
      snippet: MARK.exec(lines[at - 1] ?? '')?.[1] ?? null,
    })
    at = end
  }
  return parts
}

/**
 * The code blocks of a page.
 * @returns {Fence[]}
 */
export const fencesOf = (markdown) => partsOf(markdown).filter((part) => typeof part !== 'string')

/** The page without its code blocks; their lines stay, empty, so that line numbers hold. */
export const withoutFences = (markdown) =>
  partsOf(markdown)
    .map((part) => (typeof part === 'string' ? part : '\n'.repeat(part.text.split('\n').length + 1)))
    .join('\n')

/** The page with every marked fence holding what `read` answers for its snippet. */
export const fillFences = (markdown, read) =>
  partsOf(markdown)
    .map((part) => {
      if (typeof part === 'string') return part
      return ['```' + part.info, part.snippet === null ? part.text : read(part.snippet), '```'].join('\n')
    })
    .join('\n')

const BEGINS = /#region ([\w-]+)/
const ENDS = /#endregion/

/** Lines without what all of them are indented by. */
function dedent(lines) {
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.length - line.trimStart().length)
  const least = Math.min(...indents, Infinity)
  return lines.map((line) => line.slice(Number.isFinite(least) ? least : 0))
}

/** The names of the regions of a file, in order. */
export const regionsOf = (text) => [...text.matchAll(new RegExp(BEGINS, 'g'))].map(([, name]) => name)

/** A file, or one region of it, as a page shows it: without region comments; undefined when it has no such region. */
export function shownText(text, region) {
  const lines = text.trimEnd().split('\n')
  const isMark = (line) => BEGINS.test(line) || ENDS.test(line)
  if (region === undefined) return lines.filter((line) => !isMark(line)).join('\n')
  const from = lines.findIndex((line) => BEGINS.exec(line)?.[1] === region)
  if (from < 0) return undefined
  const length = lines.slice(from + 1).findIndex((line) => ENDS.test(line))
  if (length < 0) throw new Error(`The region "${region}" is not closed.`)
  return dedent(lines.slice(from + 1, from + 1 + length)).join('\n')
}
