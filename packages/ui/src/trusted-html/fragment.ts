import { DROPPED } from './bare-tags'
import { ADDRESSES, FRAGMENT_TAGS, fragmentTags, isFragmentAttribute } from './fragment-tags'
import { pageAddress } from './page-address'
import { parse } from './parse'
import { plainText } from './plain-text'

/** The whole address that a link or a picture may have; null for scripts, data and bare hashes. */
function whole(written: string, base: string): string | null {
  if (written.trim() === '' || written.trim().startsWith('#')) return null
  try {
    return pageAddress(new URL(written, base).href)
  } catch {
    return null
  }
}

/** The addresses of pictures by width; one that may not be loaded is left out. */
const wholeSet = (written: string, base: string): string | null =>
  written
    .split(/,\s+/)
    .flatMap((each) => {
      const [address = '', size = ''] = each.trim().split(/\s+/)
      const found = whole(address, base)
      return found === null ? [] : [`${found} ${size}`.trim()]
    })
    .join(', ') || null

function copyAttributes(from: Element, into: Element, base: string): void {
  for (const { name, value } of from.attributes) {
    if (!isFragmentAttribute(name)) continue
    const checked = !ADDRESSES.has(name) ? value : name === 'srcset' ? wholeSet(value, base) : whole(value, base)
    if (checked !== null) into.setAttribute(name, checked)
  }
  if (into.hasAttribute('href')) into.setAttribute('rel', 'noopener')
  // A button in a form of the page must not send it.
  if (into.tagName === 'BUTTON') into.setAttribute('type', 'button')
}

/** Builds what is allowed anew, node by node; nothing of the parsed tree itself reaches the page. */
function rebuild(from: Node, into: Node, base: string): void {
  for (const node of from.childNodes) {
    if (node.nodeType === Node.TEXT_NODE) into.appendChild(document.createTextNode(node.nodeValue ?? ''))
    if (node.nodeType !== Node.ELEMENT_NODE) continue
    const element = node as Element
    const name = element.tagName.toUpperCase()
    if (DROPPED.has(name)) continue
    const isKept = FRAGMENT_TAGS.has(name)
    const copy = isKept ? document.createElement(name) : into
    if (isKept) copyAttributes(element, copy as Element, base)
    rebuild(element, copy, base)
    if (isKept) into.appendChild(copy)
  }
}

/**
 * The allowed part of a piece of a page that a shop's server sends: its elements with classes, pictures, links and the attributes that
 * widgets mount by. No scripts, handlers, styles, forms, frames, ids and names. Relative addresses are of `base`. Bare words where a page
 * lets nobody parse.
 */
export function sanitiseFragment(html: string, base: string | null): DocumentFragment {
  const clean = document.createDocumentFragment()
  const parsed = parse(fragmentTags(html))
  if (parsed === null) clean.append(plainText(html))
  else rebuild(parsed, clean, base ?? document.baseURI)
  return clean
}
