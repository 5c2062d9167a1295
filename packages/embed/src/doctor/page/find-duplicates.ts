import { findPlaces, PLACES, widgetOf } from '../../first/find'

const CLASS = 'pk-mount-'

/** Two of what there may be one of. */
export type Duplicate =
  /** An element asks for more than one widget; the first is shown. */
  | { readonly kind: 'asks'; readonly element: HTMLElement; readonly names: readonly string[] }
  /** A place inside the place of another widget, which shows itself instead. */
  | { readonly kind: 'inside'; readonly element: HTMLElement; readonly names: readonly string[] }
  /** Buttons of one good that say different things of it. */
  | {
      readonly kind: 'good'
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

function* ofPlaces(places: readonly HTMLElement[]): Generator<Duplicate> {
  for (const element of places) {
    const names = namesOf(element)
    const outer = element.parentElement?.closest<HTMLElement>(PLACES)
    if (names.length > 1) yield { kind: 'asks', element, names }
    if (outer) yield { kind: 'inside', element, names: [widgetOf(element), widgetOf(outer)] }
  }
}

/** The number that a price attribute means; `1 234,50` and `1234.5` are one. */
const amount = (text: string): string => {
  const number = Number(text.replace(/\s/g, '').replace(',', '.'))
  return Number.isNaN(number) ? text : String(number)
}

function* ofGoods(places: readonly HTMLElement[]): Generator<Duplicate> {
  const byGood = new Map<string, HTMLElement[]>()
  for (const element of places) {
    const id = element.dataset['id']?.trim()
    if (id && widgetOf(element) === 'cart-button') byGood.set(id, [...(byGood.get(id) ?? []), element])
  }
  for (const [id, elements] of byGood) {
    for (const attribute of ['name', 'price'] as const) {
      const said = new Map<string, string>()
      for (const { dataset } of elements) {
        const value = dataset[attribute]?.trim()
        if (value) said.set(attribute === 'price' ? amount(value) : value, value)
      }
      const [element] = elements
      if (element !== undefined && said.size > 1)
        yield { kind: 'good', element, id, attribute, values: [...said.values()] }
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

/** Every duplicate on a page that confuses widgets: places, goods, and ids of dialogs and of what widgets hold. */
export function findDuplicates(page: Document): readonly Duplicate[] {
  const places = findPlaces(page)
  return [...ofPlaces(places), ...ofGoods(places), ...ofIds(page)]
}
