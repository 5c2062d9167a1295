/** The marks of a note that stay. */
export const KEPT: ReadonlySet<string> = new Set([
  'A',
  'B',
  'STRONG',
  'I',
  'EM',
  'BR',
  'P',
  'UL',
  'OL',
  'LI',
  'SPAN',
  'SMALL',
])
/** What these hold is not text for people. Everything else that is not kept leaves its text behind. */
export const DROPPED: ReadonlySet<string> = new Set(
  'SCRIPT STYLE TEMPLATE NOSCRIPT NOEMBED NOFRAMES XMP PLAINTEXT IFRAME OBJECT SVG MATH HEAD TITLE TEXTAREA SELECT AUDIO VIDEO CANVAS'.split(
    ' ',
  ),
)

const UNREAD = new RegExp(`<!--|<(${[...DROPPED].join('|')})(?=[\\s/>])`, 'gi')
const NAME = /<(\/?)([a-z][a-z\d-]*)(?=[\s/>])/iy
const HREF = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i

/** Where a pattern is found from a place on; -1 where it is not. */
function indexOf(html: string, pattern: RegExp, from: number): number {
  pattern.lastIndex = from
  return pattern.exec(html)?.index ?? -1
}

/** Where what begins here ends, with its own end; an element without an end takes the rest with it, as it would in a browser. */
function endOfUnread(html: string, name: string | undefined, from: number): number {
  const last = name === undefined ? '-->' : '>'
  const begun = name === undefined ? from + '<!--'.length : indexOf(html, new RegExp(`</${name}`, 'gi'), from)
  const end = begun < 0 ? -1 : html.indexOf(last, begun)
  return end < 0 ? html.length : end + last.length
}

/** The note without comments and without what is not text for people. */
function readable(html: string): string {
  let kept = ''
  let at = 0
  for (let found = UNREAD.exec(html); found !== null; found = UNREAD.exec(html)) {
    kept += html.slice(at, found.index)
    UNREAD.lastIndex = at = endOfUnread(html, found[1], found.index)
  }
  return kept + html.slice(at)
}

/** For each place outside of quotes, where the tag that reaches it ends; 0 where it does not. Read once, from the end, so that no text takes long. */
function tagEnds(html: string): Int32Array {
  const ends = new Int32Array(html.length + 1)
  let [inDouble, inSingle] = [0, 0]
  for (let at = html.length - 1; at >= 0; at -= 1) {
    const sign = html[at]
    const next = ends[at + 1] ?? 0
    ends[at] = sign === '>' ? at : sign === '"' ? inDouble : sign === "'" ? inSingle : next
    if (sign === '"') inDouble = next
    if (sign === "'") inSingle = next
  }
  return ends
}

function bare(end: string, name: string, attributes: string): string {
  if (!KEPT.has(name.toUpperCase())) return ''
  const [, double, single, open] = (end === '' && name.toUpperCase() === 'A' && HREF.exec(attributes)) || []
  const address = double ?? single ?? open
  return `<${end}${name}${address === undefined ? '' : ` href="${address.replaceAll('"', '&quot;')}"`}>`
}

/** Markup whose every tag is written by `write`; what is no tag is text, and what is not text for people goes. */
export function tagsOf(html: string, write: (end: string, name: string, attributes: string) => string): string {
  const note = readable(html)
  const ends = tagEnds(note)
  let made = ''
  let at = 0
  for (let open = note.indexOf('<'); open >= 0; open = note.indexOf('<', at)) {
    made += note.slice(at, open)
    NAME.lastIndex = open
    const [tag = '', end = '', name = ''] = NAME.exec(note) ?? []
    const close = tag === '' ? 0 : (ends[open + tag.length] ?? 0)
    made += close === 0 ? '&lt;' : write(end, name, note.slice(open + tag.length, close))
    at = (close || open) + 1
  }
  return made + note.slice(at)
}

/**
 * The same note with nothing but the tags that stay, without attributes, save where links lead. A browser checks handlers and
 * styles against the page's policy, and reports them, even while it reads them into a document that nobody will see.
 */
export const bareTags = (html: string): string => tagsOf(html, bare)
