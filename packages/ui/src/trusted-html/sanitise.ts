import { bareTags, DROPPED, KEPT } from './bare-tags'
import { pageAddress } from './page-address'
import { parse } from './parse'
import { plainText } from './plain-text'

/** Where a link leads, whole: a relative address means another page on hosts with a `<base href>`. */
const linkOf = (anchor: Element): string | null => {
  const address = pageAddress(anchor.getAttribute('href'))
  return address === null ? null : new URL(address, document.baseURI).href
}

/** Builds what is allowed anew, node by node; nothing of the parsed tree itself reaches the page. */
function rebuild(from: Node, into: Node): void {
  for (const node of from.childNodes) {
    if (node.nodeType === Node.TEXT_NODE) into.appendChild(document.createTextNode(node.nodeValue ?? ''))
    if (node.nodeType !== Node.ELEMENT_NODE) continue
    const element = node as Element
    const name = element.tagName.toUpperCase()
    if (DROPPED.has(name)) continue
    if (!KEPT.has(name)) {
      rebuild(element, into)
      continue
    }
    const copy = document.createElement(name)
    const href = name === 'A' ? linkOf(element) : null
    if (href !== null) {
      copy.setAttribute('href', href)
      copy.setAttribute('rel', 'noopener')
    }
    rebuild(element, copy)
    into.appendChild(copy)
  }
}

/** The allowed part of a piece of HTML that a shop's staff wrote: plain marks, lists and links; bare words where a page lets nobody parse. */
export function sanitise(html: string): DocumentFragment {
  const clean = document.createDocumentFragment()
  const parsed = parse(bareTags(html))
  if (parsed === null) clean.append(plainText(html))
  else rebuild(parsed, clean)
  return clean
}
