import { buying } from './buying'
import { contact } from './contact'
import { content } from './content'
import { finding } from './finding'
import { delivery, wholePages } from './pages'
import type { LiveWidget } from './widget.types'

export { GROUPS, type Control, type LiveWidget, type Text, type WidgetAttribute } from './widget.types'

/** Every widget that a page of its own can show. */
export const liveWidgets: readonly LiveWidget[] = [
  ...buying,
  ...wholePages,
  ...finding,
  ...delivery,
  ...contact,
  ...content,
]

/** The others, and why; the demo shop shows them. */
export const NOT_ALONE: Readonly<Record<string, string>> = {
  'notification-stack': 'mounts by itself',
  'blog-post': 'shows the post that its page has',
  'order-reviews': 'shows what its page has as JSON',
  'order-survey': 'needs the secret of a letter',
  'abandoned-survey': 'needs the draft of an order',
  'product-tabs': 'belongs to the page of a product',
  'product-points': 'belongs to the page of a product',
  'product-comments': 'belongs to the page of a product',
  'product-sticky-header': 'belongs to the page of a product',
  'product-delivery': 'belongs to the page of a product',
  'pay-banner': 'belongs to the page of a product',
  'competitor-prices': 'belongs to the page of a product',
  'product-cross-sales': 'belongs to the page of a product',
  'product-relations': 'belongs to the page of a product',
  'product-info': 'belongs to the page of a product',
  'product-video': 'belongs to the page of a product',
  'product-actions': 'belongs to the page of a product',
}
