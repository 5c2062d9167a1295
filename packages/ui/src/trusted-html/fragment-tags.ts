import { tagsOf } from './bare-tags'

/** The elements of a list of products that stay. */
const TAGS =
  'A ABBR ARTICLE ASIDE B BLOCKQUOTE BR BUTTON CAPTION CODE DD DEL DETAILS DIV DL DT EM FIGCAPTION FIGURE FOOTER H1 H2 H3 H4 H5 H6 HEADER HR I IMG INS LI MAIN MARK NAV OL P PICTURE S SECTION SMALL SOURCE SPAN STRONG SUB SUMMARY SUP TABLE TBODY TD TFOOT TH THEAD TIME TR U UL'
/** Elements of a fragment that stay; others leave their text behind, scripts, styles and frames go whole. */
export const FRAGMENT_TAGS: ReadonlySet<string> = new Set(TAGS.split(' '))

/** Attributes that neither lead anywhere nor run anything. */
const PLAIN =
  /^(?:class|title|alt|lang|dir|width|height|loading|decoding|sizes|media|datetime|colspan|rowspan|open|start|value|aria-[a-z]+|role)$/
/** Attributes that hold addresses; `data-src` is that of a picture which a script shows later. */
export const ADDRESSES: ReadonlySet<string> = new Set(['href', 'src', 'srcset', 'data-src'])
/** What widgets and lists of products read of their elements; other data attributes wake scripts of the page. */
const DATA =
  /^data-(?:prilavok(?:-template)?|id|ids|name|price|old-price|thumb-url|link|button-label|modal-id|available|left|label|field|city-id|page|page-size|page-count|total-count)$/

/** Whether an attribute may stay; addresses are checked one by one beside that. */
export const isFragmentAttribute = (name: string): boolean => PLAIN.test(name) || ADDRESSES.has(name) || DATA.test(name)

const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g

function attributesOf(text: string): string {
  let kept = ''
  for (const [, written = '', double, single, open] of text.matchAll(ATTRIBUTE)) {
    const name = written.toLowerCase()
    const value = double ?? single ?? open ?? ''
    if (isFragmentAttribute(name)) kept += ` ${name}="${value.replaceAll('"', '&quot;')}"`
  }
  return kept
}

function tag(end: string, name: string, attributes: string): string {
  if (!FRAGMENT_TAGS.has(name.toUpperCase())) return ''
  return `<${end}${name}${end === '' ? attributesOf(attributes) : ''}>`
}

/** A piece of a page with nothing but the elements and attributes that stay, before a browser reads it. */
export const fragmentTags = (html: string): string => tagsOf(html, tag)
