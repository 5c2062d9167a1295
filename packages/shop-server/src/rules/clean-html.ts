/** What a text of the shop may consist of; everything else leaves its text behind, or goes with it. */
const KEPT = new Set(
  'a b strong i em u s br hr p ul ol li span small sub sup h2 h3 h4 blockquote table thead tbody tr th td img figure figcaption'.split(
    ' ',
  ),
)
const DROPPED =
  'script|style|template|noscript|noembed|noframes|xmp|plaintext|iframe|object|embed|svg|math|head|title|textarea|select|audio|video|canvas'
const UNREAD = new RegExp(`<!--[^]*?(?:-->|$)|<(${DROPPED})(?=[\\s/>])[^]*?(?:</\\1\\s*>|$)`, 'gi')
const TAG = /<(\/?)([a-z][a-z\d]*)((?:\s[^<>]*)?)\/?>/gi
const ATTRIBUTE = /\s(href|src|alt|title|width|height|colspan|rowspan)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi

const ATTRIBUTES_OF: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title'],
  img: ['src', 'alt', 'title', 'width', 'height'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan'],
}

const quoted = (text: string) => text.replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
/** Pages of this shop, and what is reached by a scheme that runs nothing. */
const isAddress = (address: string) => {
  const plain = address.replace(/[\s\p{Cc}]/gu, '')
  return /^(?:https?:\/\/|mailto:|tel:|[#?/](?!\/))/i.test(plain) && !/&(?:colon|#)/i.test(plain)
}

function attributesOf(name: string, written: string): string {
  const allowed = ATTRIBUTES_OF[name] ?? []
  return [...written.matchAll(ATTRIBUTE)]
    .map(
      ([, attribute = '', double, single, open]) => [attribute.toLowerCase(), double ?? single ?? open ?? ''] as const,
    )
    .filter(
      ([attribute, value]) => allowed.includes(attribute) && (!/^(?:href|src)$/.test(attribute) || isAddress(value)),
    )
    .map(([attribute, value]) => ` ${attribute}="${quoted(value)}"`)
    .join('')
}

/** A text as it is stored: tags of the allow-list, written anew with the attributes they may have; what is no tag is text. */
export function cleanHtml(html: string): string {
  let readable = html
  // What is taken away may leave the halves of another tag behind.
  for (let before = ''; before !== readable;) {
    before = readable
    readable = readable.replace(UNREAD, '')
  }
  let made = ''
  let at = 0
  for (const { 0: tag, 1: end = '', 2: written = '', 3: attributes = '', index } of readable.matchAll(TAG)) {
    const name = written.toLowerCase()
    made += readable.slice(at, index).replaceAll('<', '&lt;')
    if (KEPT.has(name)) made += `<${end}${name}${end === '' ? attributesOf(name, attributes) : ''}>`
    at = index + tag.length
  }
  return made + readable.slice(at).replaceAll('<', '&lt;')
}
