const content = Symbol('markup')

/**
 * HTML that goes into a page as it is. The key is a symbol, so nothing that came as JSON, as a form field or from the
 * database can pass for it: only `html`, `trustedHtml` and `jsonScript` make it.
 */
export interface Markup {
  readonly [content]: string
}

/** What a hole of `html` accepts: text is escaped, markup is kept, empty values are left out. */
export type Hole = Markup | string | number | false | null | undefined | readonly Hole[]

const markup = (text: string): Markup => ({ [content]: text })

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text made safe between tags and inside quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)

const isMarkup = (hole: object): hole is Markup => content in hole

function filled(hole: Hole): string {
  if (hole === false || hole === null || hole === undefined) return ''
  if (typeof hole === 'object') return isMarkup(hole) ? hole[content] : hole.map(filled).join('')
  return escapeHtml(String(hole))
}

/** A piece of page: html`<b>${name}</b>` escapes every hole that is not markup itself. */
export function html(parts: TemplateStringsArray, ...holes: readonly Hole[]): Markup {
  let text = parts[0] ?? ''
  holes.forEach((hole, index) => {
    // Without quotes a space in the value would begin the next attribute, and escaping could not help.
    if (/=\s*$/.test(parts[index] ?? ''))
      throw new Error(`Put quotes around the attribute value after ${(parts[index] ?? '').slice(-40)}`)
    text += filled(hole) + (parts[index + 1] ?? '')
  })
  return markup(text)
}

/** Nothing at all, where markup is expected. */
export const nothing = html``

/** HTML that the shop's own staff or code wrote, such as a product's description. */
export const trustedHtml = (text: string): Markup => markup(text)

const SCRIPT_ESCAPES: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** A data block for scripts; no value can end the element early. */
export const jsonScript = (type: 'application/json' | 'application/ld+json', id: string, value: unknown): Markup =>
  html`<script type="${type}" id="${id}">${markup(JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (sign) => SCRIPT_ESCAPES[sign] ?? sign))}</script>`

/** The finished text of a page. */
export const render = (page: Markup): string => page[content]
