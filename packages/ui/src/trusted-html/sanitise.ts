const KEPT = new Set(['A', 'B', 'STRONG', 'I', 'EM', 'BR', 'P', 'UL', 'OL', 'LI', 'SPAN', 'SMALL'])
/** What these hold is not text for people. Everything else that is not kept leaves its text behind. */
const DROPPED = new Set(
  'SCRIPT STYLE TEMPLATE NOSCRIPT NOEMBED NOFRAMES XMP PLAINTEXT IFRAME OBJECT EMBED SVG MATH HEAD TITLE TEXTAREA SELECT AUDIO VIDEO CANVAS'.split(' '),
)
const LINKS = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/** The address of a link if it leads to a page, a mailbox or a telephone; read by the browser's own parser, so that no spelling slips past. */
function safeHref(anchor: Element): string | null {
  const written = anchor.getAttribute('href')
  // A bare hash would leave the page on hosts with a `<base href>`.
  if (written === null || written.trim() === '' || written.trim().startsWith('#')) return null
  try {
    const url = new URL(written, document.baseURI)
    return LINKS.has(url.protocol) ? url.href : null
  } catch {
    return null
  }
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
    const href = name === 'A' ? safeHref(element) : null
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

let policy: HtmlPolicy | undefined

/** Under Trusted Types a parser takes only what a policy has passed; ours is called `prilavok` and parses into a dead document. */
function passed(html: string): string {
  const types = (globalThis as { readonly trustedTypes?: TrustedTypes }).trustedTypes
  if (types === undefined) return html
  policy ??= types.createPolicy('prilavok', { createHTML: (text) => text })
  return policy.createHTML(html)
}

/** Parses without running: first by the platform's Sanitizer, which needs no policy, else in a dead document. */
function parse(html: string): Node {
  const place: WithSetHtml = document.implementation.createHTMLDocument('').body
  if (place.setHTML !== undefined) {
    place.setHTML(html)
    return place
  }
  return new DOMParser().parseFromString(passed(html), 'text/html').body
}

/** The allowed part of a piece of HTML that a shop's staff wrote: plain marks, lists and links. */
export function sanitise(html: string): DocumentFragment {
  const clean = document.createDocumentFragment()
  try {
    rebuild(parse(html), clean)
  } catch {
    // A page may forbid every policy: then the text is shown without its tags.
    clean.replaceChildren(html.replace(/<[^>]*>/g, ' '))
  }
  return clean
}
