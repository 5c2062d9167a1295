import type { DevtoolsContext } from '../context.types'

const CLASS = 'pk-mount-'

/** Two of what there may be one of. */
export type Duplicate =
  /** An element requests more than one widget; the first is shown. */
  | { readonly kind: 'asks'; readonly element: HTMLElement; readonly names: readonly string[] }
  /** An element inside that of another widget, which replaces what is in it. */
  | { readonly kind: 'inside'; readonly element: HTMLElement; readonly names: readonly string[] }
  /** Buttons of one product that say different things of it. */
  | {
      readonly kind: 'product'
      readonly element: HTMLElement
      readonly id: string
      readonly attribute: 'name' | 'price'
      readonly values: readonly string[]
    }
  /** An id that more than one element has. */
  | { readonly kind: 'id'; readonly element: Element; readonly id: string; readonly count: number }

const namesOf = (element: HTMLElement): readonly string[] => [
  ...new Set(
    [
      element.dataset['prilavok'] ?? '',
      ...[...element.classList].map((each) => (each.startsWith(CLASS) ? each.slice(CLASS.length) : '')),
    ].filter((name) => name !== ''),
  ),
]

type Elements = DevtoolsContext['elements']

function* ofElements(all: readonly HTMLElement[], { selector, widgetOf }: Elements): Generator<Duplicate> {
  for (const element of all) {
    const names = namesOf(element)
    const outer = element.parentElement?.closest<HTMLElement>(selector)
    if (names.length > 1) yield { kind: 'asks', element, names }
    if (outer) yield { kind: 'inside', element, names: [widgetOf(element), widgetOf(outer)] }
  }
}

/** The number that a price attribute means; `1 234,50` and `1234.5` are one. */
const amount = (text: string): string => {
  const number = Number(text.replace(/\s/g, '').replace(',', '.'))
  return Number.isNaN(number) ? text : String(number)
}

function* ofProducts(all: readonly HTMLElement[], { widgetOf }: Elements): Generator<Duplicate> {
  const byProduct = new Map<string, HTMLElement[]>()
  for (const element of all) {
    const id = element.dataset['id']?.trim()
    if (id && widgetOf(element) === 'cart-button') byProduct.set(id, [...(byProduct.get(id) ?? []), element])
  }
  for (const [id, elements] of byProduct) {
    for (const attribute of ['name', 'price'] as const) {
      const values = new Map<string, string>()
      for (const { dataset } of elements) {
        const value = dataset[attribute]?.trim()
        if (value) values.set(attribute === 'price' ? amount(value) : value, value)
      }
      const [element] = elements
      if (element !== undefined && values.size > 1)
        yield { kind: 'product', element, id, attribute, values: [...values.values()] }
    }
  }
}

function* ofIds(page: ParentNode): Generator<Duplicate> {
  const counts = new Map<string, Element[]>()
  for (const element of page.querySelectorAll('[id]'))
    counts.set(element.id, [...(counts.get(element.id) ?? []), element])
  for (const [id, elements] of counts) {
    const ours = elements.find((element) => element.localName === 'dialog' || element.closest('.pk-root') !== null)
    if (elements.length > 1 && ours !== undefined) yield { kind: 'id', element: ours, id, count: elements.length }
  }
}

/** Every duplicate on a page that confuses widgets: elements, products, and ids of dialogs and of what widgets hold. */
export function findDuplicates(page: Document, elements: Elements): readonly Duplicate[] {
  const all = elements.find(page)
  return [...ofElements(all, elements), ...ofProducts(all, elements), ...ofIds(page)]
}
