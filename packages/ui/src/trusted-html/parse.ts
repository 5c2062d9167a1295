import { fragmentTags } from './fragment-tags'

type WithSetHtml = Element & { readonly setHTML?: (html: string, options?: object) => void }

interface HtmlPolicy {
  readonly createHTML: (html: string) => string
}
type TrustedTypes = { readonly createPolicy: (name: string, rules: HtmlPolicy) => HtmlPolicy }

/** Undefined until it is requested, null where the page forbids it: asking again would only be reported again. */
let policy: HtmlPolicy | null | undefined

function ownPolicy(types: TrustedTypes): HtmlPolicy | null {
  try {
    // Whoever calls it gets tags that are harmless: nothing passes by itself.
    return types.createPolicy('prilavok', { createHTML: fragmentTags })
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

/** Parses text that has harmless tags alone, without running it: by the platform's Sanitizer, which needs no policy, else in a dead document. */
export function parse(html: string): Node | null {
  const place: WithSetHtml = document.implementation.createHTMLDocument('').body
  if (place.setHTML !== undefined) {
    // Its usual list has neither classes nor data attributes; what is unsafe goes whatever is asked for.
    place.setHTML(html, { sanitizer: {} })
    return place
  }
  const allowed = passed(html)
  return allowed === null ? null : new DOMParser().parseFromString(allowed, 'text/html').body
}
