import { DOMParser, DOMSerializer, type Node, type Slice } from 'prosemirror-model'
import { markupOf as markupInside, sanitiseFragment } from '@prilavok/ui/trusted-html'
import { htmlSchema } from './html-schema'

/** Elements that the editor shows and writes again, with the attributes that it keeps. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    'p h2 h3 h4 blockquote ul ol li hr br b strong i em u s small sub sup'.split(' ').map((name) => [name, []]),
  ),
  a: ['href', 'title'],
  img: ['src', 'alt', 'title', 'width', 'height'],
}
const TAG = /<\/?([a-z][a-z\d-]*)([^<>]*)>/gi
const ATTRIBUTE = /([a-z][a-z\d-]*)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+)/gi

/** A base that no link of a shop has: links relative to the shop are told by it after they were cleaned. */
const BASE = 'https://relative.invalid/'

/** What is allowed of the markup, with links as they were written. */
function cleaned(html: string): DocumentFragment {
  const fragment = sanitiseFragment(html, BASE)
  for (const element of fragment.querySelectorAll('[href], [src]')) {
    element.removeAttribute('rel')
    for (const name of ['href', 'src']) {
      const address = element.getAttribute(name)
      if (address?.startsWith(BASE) === true) element.setAttribute(name, address.slice(BASE.length - 1))
    }
  }
  return fragment
}

/** Whether the editor can hold the markup without losing anything: tables, classes, comments and odd links stay with the markup view. */
export function isEditable(html: string): boolean {
  if (html.includes('<!--')) return false
  const tags = [...html.matchAll(TAG)]
  const isKnown = tags.every(([, name = '', rest = '']) => {
    const attributes = KNOWN[name.toLowerCase()]
    const written = [...rest.matchAll(ATTRIBUTE)].map(([, attribute = '']) => attribute.toLowerCase())
    return attributes !== undefined && written.every((attribute) => attributes.includes(attribute))
  })
  const addresses = tags.filter(([tag]) => /^<(?:a|img)[\s>]/i.test(tag)).length
  return isKnown && cleaned(html).querySelectorAll('a[href], img[src]').length === addresses
}

const parser = DOMParser.fromSchema(htmlSchema)
const serializer = DOMSerializer.fromSchema(htmlSchema)

/** Markup as the editor's document. */
export const documentOf = (html: string): Node => parser.parse(cleaned(html))

/** Pasted markup, cleaned as everything that is shown is. */
export const sliceOf = (html: string): Slice => parser.parseSlice(cleaned(html))

/** A paragraph that is alone in its list item is written without its tag, as people write it. */
const looseItems = (place: Element): void => {
  for (const item of place.querySelectorAll('li')) {
    const [first] = item.children
    if (first?.tagName === 'P' && first.hasChildNodes()) first.replaceWith(...first.childNodes)
  }
}

/** The editor's document as markup; an empty paragraph alone is no markup. */
export function markupOf(text: Node): string {
  if (text.eq(documentOf(''))) return ''
  const place = document.createElement('div')
  place.append(serializer.serializeFragment(text.content))
  looseItems(place)
  return markupInside(place, 'script')
}
