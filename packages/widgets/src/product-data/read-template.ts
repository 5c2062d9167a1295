/** A text, or an element of a page's template as far as it may be rendered. */
export type TemplateNode = string | TemplateElement

/** An element of a page's template. */
export interface TemplateElement {
  readonly tag: string
  /** Attributes by the names that React has for them; addresses are checked when they are rendered. */
  readonly attributes: Readonly<Record<string, string>>
  /** What of the product is shown in it; null for what is always the same. */
  readonly field: string | null
  /** Which control of the widget is rendered in it; null for none. */
  readonly part: string | null
  readonly children: readonly TemplateNode[]
}

/** Elements that show something; everything else is left out with what it holds. */
const TAGS: ReadonlySet<string> = new Set(
  (
    'a abbr article aside b bdi br caption dd del div dl dt em figcaption figure footer h2 h3 h4 h5 h6 header hr i img ins ' +
    'li mark ol p s section small span strong sub sup table tbody td th thead time tr u ul'
  ).split(' '),
)
/** Attributes that are no code and no address, by their names in React. */
const ATTRIBUTES: ReadonlyMap<string, string> = new Map([
  ['title', 'title'],
  ['lang', 'lang'],
  ['dir', 'dir'],
  ['role', 'role'],
  ['alt', 'alt'],
  ['width', 'width'],
  ['height', 'height'],
  ['loading', 'loading'],
  ['colspan', 'colSpan'],
  ['rowspan', 'rowSpan'],
  ['scope', 'scope'],
  ['target', 'target'],
  ['href', 'href'],
  ['src', 'src'],
])
const FREE = /^(?:aria|data)-[a-z\d-]+$/
/** A template shows; it mounts and fills nothing by itself. */
const OWN = /^data-(?:prilavok|field|part)/
/** No card of a product is made of more. */
const MOST_ELEMENTS = 200

function attributesOf(element: Element): Readonly<Record<string, string>> {
  const kept: Record<string, string> = {}
  for (const { name, value } of element.attributes) {
    const known = ATTRIBUTES.get(name) ?? (FREE.test(name) && !OWN.test(name) ? name : null)
    if (known !== null) kept[known] = value
  }
  // Classes of ours would mount widgets and take up our sheets.
  const classes = [...element.classList].filter((name) => !name.includes('pk-'))
  return classes.length === 0 ? kept : { ...kept, className: classes.join(' ') }
}

/** Reads a template of the page into plain data: texts and harmless elements, no scripts, styles, handlers or forms. */
export function readTemplate({ content }: HTMLTemplateElement): readonly TemplateNode[] {
  let elements = 0
  const read = (node: Node): readonly TemplateNode[] => {
    if (node instanceof Text) return [node.data]
    if (!(node instanceof Element)) return []
    const tag = node.localName
    elements += 1
    if (!TAGS.has(tag) || elements > MOST_ELEMENTS) return []
    const named = (name: string) => node.getAttribute(name)?.trim() || null
    const children = [...node.childNodes].flatMap(read)
    return [{ tag, attributes: attributesOf(node), field: named('data-field'), part: named('data-part'), children }]
  }
  return [...content.childNodes].flatMap(read)
}
