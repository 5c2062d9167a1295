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

// A dropped element without an end takes the rest with it, as it would in a browser.
const UNREAD = new RegExp(`<!--[^]*?(?:-->|$)|<(${[...DROPPED].join('|')})(?=[\\s/>])[^]*?(?:</\\1[^>]*>|$)`, 'gi')
const TAG = /<(\/?)([a-z][a-z\d-]*)(?=[\s/>])((?:"[^"]*"|'[^']*'|[^>"'])*)>|</gi
const HREF = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i

function bare(
  _whole: string,
  end: string | undefined,
  name: string | undefined,
  attributes: string | undefined,
): string {
  if (name === undefined) return '&lt;'
  if (!KEPT.has(name.toUpperCase())) return ''
  const [, double, single, open] = (end === '' && name.toUpperCase() === 'A' && HREF.exec(attributes ?? '')) || []
  const address = double ?? single ?? open
  return `<${end}${name}${address === undefined ? '' : ` href="${address.replaceAll('"', '&quot;')}"`}>`
}

/**
 * The same note with nothing but the tags that stay, without attributes, save where links lead. A browser checks handlers and
 * styles against the page's policy, and reports them, even while it reads them into a document that nobody will see.
 */
export const bareTags = (html: string): string => html.replace(UNREAD, '').replace(TAG, bare)
