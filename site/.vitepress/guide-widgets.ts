import type { LiveSpec } from '../live/live-spec'

/** What a guide shows before its first section. */
export interface GuideWidgets {
  readonly widgets: readonly string[]
  /** The looks of the page in the frame. */
  readonly spec?: Partial<LiveSpec>
}

/** By the path of the page; examples of a page are shown besides. */
export const GUIDE_WIDGETS: Readonly<Record<string, GuideWidgets>> = {
  'docs/start/react.md': { widgets: ['cart-button', 'cart-badge'] },
  'docs/start/headless.md': { widgets: ['cart-page'] },
  'docs/guides/server-rendering.md': { widgets: ['cart-button', 'cart-page'] },
  'docs/guides/settings.md': { widgets: ['delivery-header', 'cart-button'] },
  'docs/guides/events-and-commands.md': { widgets: ['cart-button', 'cart-badge'] },
  'docs/guides/first-experiment.md': { widgets: ['checkout-page'] },
  'docs/guides/labels.md': { widgets: ['cart-button', 'call-back'], spec: { lang: 'en' } },
  'docs/guides/theming.md': {
    widgets: ['cart-button', 'cart-page'],
    spec: { properties: { '--pk-accent': '#7a3ff2' } },
  },
  'docs/guides/forms.md': { widgets: ['call-back'] },
  'docs/guides/foreign-pages.md': { widgets: ['cart-button', 'cart-page'], spec: { page: 'bootstrap3' } },
  'docs/guides/csp.md': { widgets: ['cart-button'] },
  'docs/guides/back-end.md': { widgets: ['cart-page'] },
  'docs/guides/conformance.md': { widgets: ['checkout-page'] },
  'docs/guides/woocommerce.md': { widgets: ['cart-button', 'cart-page'] },
  'docs/guides/access.md': { widgets: ['track-order'] },
  'docs/guides/deployment.md': { widgets: ['search-box'] },
  'docs/guides/payment-providers.md': { widgets: ['checkout-page'] },
  'docs/guides/packages.md': { widgets: ['cart-button'] },
  'docs/guides/devtools.md': { widgets: ['cart-button', 'stock-badge'] },
}
