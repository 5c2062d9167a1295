import { buying } from './buying'
import { contact } from './contact'
import { content } from './content'
import { finding } from './finding'
import { delivery, wholePages } from './pages'
import { productFields, productPage } from './product'
import type { LiveWidget, WidgetAttribute } from './widget.types'

export { GROUPS, type Control, type LiveWidget, type Text, type WidgetAttribute } from './widget.types'

/** Every widget that a page of its own can show. */
export const liveWidgets: readonly LiveWidget[] = [
  ...buying,
  ...productPage,
  ...wholePages,
  ...finding,
  ...delivery,
  ...contact,
  ...content,
]

/** Everything that is asked for a widget: its attributes, and the product whose page it belongs to. */
export const fieldsOf = ({ attributes, isOfProduct }: LiveWidget): readonly WidgetAttribute[] =>
  isOfProduct ? [...productFields, ...attributes] : attributes

/** The others, and why; the demo shop shows them. */
export const NOT_ALONE: Readonly<Record<string, string>> = {
  'notification-stack': 'mounts by itself',
  'blog-post': 'shows the post that its page has',
  'order-reviews': 'shows what its page has as JSON',
  'order-survey': 'needs the secret of a letter',
  'abandoned-survey': 'needs the draft of an order',
  'product-tabs': 'needs the sections that the server of a product page has rendered',
  'product-points': 'is loaded when its tab is opened',
  'product-comments': 'is loaded when its tab is opened',
  'product-sticky-header': 'shows once the price of a long page is scrolled away',
}
