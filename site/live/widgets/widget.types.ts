/** A text in the two languages of the builder. */
export interface Text {
  readonly ru: string
  readonly en: string
}

/** How a value is entered. */
export type Control =
  | { readonly kind: 'text' }
  | { readonly kind: 'number'; readonly min: number; readonly max: number }
  | { readonly kind: 'choice'; readonly options: readonly { readonly value: string; readonly text: Text }[] }

export interface WidgetAttribute {
  /** In HTML: `data-id`. */
  readonly name: string
  readonly label: Text
  readonly hint?: Text
  readonly isRequired?: true
  readonly control: Control
  /** What stands there at first; empty for none. */
  readonly first: string
}

/** A widget that shows something on a page of its own. */
export interface LiveWidget {
  /** The value of `data-prilavok`. */
  readonly name: string
  readonly group: keyof typeof GROUPS
  readonly title: Text
  readonly about: Text
  readonly attributes: readonly WidgetAttribute[]
  /** The element that it is put on; `div` when left out. */
  readonly element?: 'span' | 'b'
  /** What the page's server has rendered inside of the element. */
  readonly inside?: string
  /** The lowest height of the frame, in px, where a window or a list opens over the page. */
  readonly height?: number
  /** Whether it reads its product from the element of a product page. */
  readonly isOfProduct?: true
  /** The document about it, below `docs/features`. */
  readonly page: string
}

/** The groups in which an editor looks for a widget. */
export const GROUPS = {
  buy: { ru: 'Покупка', en: 'Buying' },
  product: { ru: 'Страница товара', en: 'Product page' },
  pages: { ru: 'Целые страницы', en: 'Whole pages' },
  find: { ru: 'Поиск и каталог', en: 'Search and catalogue' },
  delivery: { ru: 'Доставка', en: 'Delivery' },
  contact: { ru: 'Заявки и подписки', en: 'Requests and subscriptions' },
  content: { ru: 'Содержание', en: 'Content' },
} satisfies Record<string, Text>
