import { bareTags, DROPPED, KEPT } from './bare-tags'
import { pageAddress } from './page-address'
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

type WithSetHtml = Element & { readonly setHTML?: (html: string) => void }

interface HtmlPolicy {
  readonly createHTML: (html: string) => string
}
type TrustedTypes = { readonly createPolicy: (name: string, rules: HtmlPolicy) => HtmlPolicy }

/** Undefined until it is requested, null where the page forbids it: asking again would only be reported again. */
let policy: HtmlPolicy | null | undefined

function ownPolicy(types: TrustedTypes): HtmlPolicy | null {
  try {
    // Whoever calls it gets bare tags: nothing passes by itself.
    return types.createPolicy('prilavok', { createHTML: bareTags })
  } catch {
    return null
  }
}

/** The text as a parser takes it: under Trusted Types only what a policy has passed. Null where no policy may be made. */
function passed(html: string): string | null {
  // An element named `trustedTypes` is no property of the window's own.
  const types = Object.hasOwn(globalThis, 'trustedTypes')
    ? (globalThis as { readonly trustedTypes?: TrustedTypes }).trustedTypes
    : undefined
  if (types === undefined) return html
  if (policy === undefined) policy = ownPolicy(types)
  return policy === null ? null : policy.createHTML(html)
}

/** Parses without running: first by the platform's Sanitizer, which needs no policy, else in a dead document. */
function parse(html: string): Node | null {
  const place: WithSetHtml = document.implementation.createHTMLDocument('').body
  if (place.setHTML !== undefined) {
    place.setHTML(html)
    return place
  }
  const allowed = passed(html)
  return allowed === null ? null : new DOMParser().parseFromString(allowed, 'text/html').body
}

/** The allowed part of a piece of HTML that a shop's staff wrote: plain marks, lists and links; bare words where a page lets nobody parse. */
export function sanitise(html: string): DocumentFragment {
  const clean = document.createDocumentFragment()
  const parsed = parse(bareTags(html))
  if (parsed === null) clean.append(plainText(html))
  else rebuild(parsed, clean)
  return clean
}
