import { Schema, type DOMOutputSpec, type MarkSpec, type NodeSpec } from 'prosemirror-model'
import { bulletList, listItem, orderedList } from 'prosemirror-schema-list'

const block = (tag: string): NodeSpec => ({
  content: 'inline*',
  group: 'block',
  parseDOM: [{ tag }],
  toDOM: (): DOMOutputSpec => [tag, 0],
})

const mark = (tags: readonly string[], more: Partial<MarkSpec> = {}): MarkSpec => ({
  parseDOM: tags.map((tag) => ({ tag })),
  toDOM: (): DOMOutputSpec => [tags[0] ?? 'span', 0],
  ...more,
})

const attributesOf = (element: HTMLElement, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, element.getAttribute(name)]))
const optional = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, { default: null }]))

const LINK = ['href', 'title']
const IMAGE = ['src', 'alt', 'title', 'width', 'height']

/** What a text of the shop is made of in the editor: the server's allow-list without tables, figures and spans. */
export const htmlSchema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: block('p'),
    h2: block('h2'),
    h3: block('h3'),
    h4: block('h4'),
    blockquote: { ...block('blockquote'), content: 'block+' },
    ul: { ...bulletList, content: 'li+', group: 'block' },
    ol: {
      ...orderedList,
      attrs: {},
      content: 'li+',
      group: 'block',
      parseDOM: [{ tag: 'ol' }],
      toDOM: () => ['ol', 0],
    },
    li: { ...listItem, content: 'paragraph block*' },
    hr: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
    text: { group: 'inline' },
    image: {
      inline: true,
      group: 'inline',
      draggable: true,
      attrs: optional(IMAGE),
      parseDOM: [{ tag: 'img[src]', getAttrs: (element) => attributesOf(element, IMAGE) }],
      toDOM: ({ attrs }) => ['img', { ...attrs }],
    },
    br: {
      inline: true,
      group: 'inline',
      selectable: false,
      linebreakReplacement: true,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
  },
  marks: {
    link: {
      attrs: optional(LINK),
      inclusive: false,
      parseDOM: [{ tag: 'a[href]', getAttrs: (element) => attributesOf(element, LINK) }],
      toDOM: ({ attrs }) => ['a', { ...attrs }, 0],
    },
    bold: mark(['b', 'strong']),
    italic: mark(['i', 'em']),
    underline: mark(['u']),
    strike: mark(['s']),
    small: mark(['small']),
    sub: mark(['sub'], { excludes: 'sup' }),
    sup: mark(['sup'], { excludes: 'sub' }),
  },
})
