import { Parser } from 'htmlparser2'

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))
/** What a text of the shop may consist of; everything else leaves its text behind, or goes with it. */
const KEPT = words(
  'a b strong i em u s br hr p ul ol li span small sub sup h2 h3 h4 blockquote table thead tbody tr th td img figure figcaption',
)
const DROPPED = words(
  'script style template noscript noembed noframes xmp plaintext iframe object embed svg math head title textarea select audio video canvas',
)
const VOID = words('br hr img')
/** Elements inside each other; a text of a shop has ten, and what the parser does for each is bounded so. */
const DEEPEST = 100

const ATTRIBUTES_OF: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title'],
  img: ['src', 'alt', 'title', 'width', 'height'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan'],
}

const ENTITY_OF: Readonly<Record<string, string>> = { '&': '&amp;', '\u00a0': '&nbsp;', '<': '&lt;', '>': '&gt;' }
/** As browsers write markup: what was read from them comes back unchanged. */
const written = (text: string) => text.replace(/[&\u00a0<>]/g, (letter) => ENTITY_OF[letter] ?? letter)
/** Pages of this shop, and what is reached by a scheme that runs nothing; browsers read `/\` as `//`, another host. */
const isAddress = (address: string) =>
  /^(?:https?:\/\/|mailto:|tel:|[#?]|\/(?![/\\]))/i.test(address.replace(/[\s\p{Cc}]/gu, ''))

const attributesOf = (name: string, given: Readonly<Record<string, string>>): string =>
  (ATTRIBUTES_OF[name] ?? [])
    .flatMap((attribute) => {
      const value = Object.hasOwn(given, attribute) ? given[attribute] : undefined
      const isKept = value !== undefined && (!/^(?:href|src)$/.test(attribute) || isAddress(value))
      return isKept ? [` ${attribute}="${written(value).replaceAll('"', '&quot;')}"`] : []
    })
    .join('')

/** Markup whose elements lie too deep inside each other. */
class TooDeep extends Error {}

function rewritten(html: string): string {
  const made: string[] = []
  // Elements that are open, and how many of them are inside of one that goes with its content.
  let depth = 0
  let dropped = 0
  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1
      if (depth > DEEPEST) throw new TooDeep()
      if (dropped > 0 || DROPPED.has(name)) dropped += 1
      else if (KEPT.has(name)) made.push(`<${name}${attributesOf(name, attributes)}>`)
    },
    ontext(text) {
      if (dropped === 0) made.push(written(text))
    },
    onclosetag(name) {
      depth -= 1
      if (dropped > 0) dropped -= 1
      else if (KEPT.has(name) && !VOID.has(name)) made.push(`</${name}>`)
    },
  })
  parser.end(html)
  return made.join('')
}

/**
 * A text as it is stored: elements of the allow-list, written anew with the attributes they may have, read in one pass; null where they
 * lie too deep inside each other.
 */
export function cleanHtml(html: string): string | null {
  try {
    return rewritten(html)
  } catch (error) {
    if (error instanceof TooDeep) return null
    throw error
  }
}
