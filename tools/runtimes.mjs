/**
 * Every component test runs on Preact. On React run all but these: what they prove, React and Preact cannot do differently, or a test
 * that runs on both proves as well. A file that nobody lists runs on both.
 */
export const onPreactAlone = {
  'they render nothing': [
    'packages/devtools/src/devtools.labels.test.ts',
    'packages/devtools/src/privacy/shape.test.ts',
    'packages/embed/src/page-api/call-log.test.ts',
    'packages/embed/src/page-api/cart-commands.test.ts',
    'packages/embed/src/page-api/open-by-link.test.ts',
    'packages/embed/src/page-api/watch-cart.test.ts',
    'packages/embed/src/page-api/watch-orders.test.ts',
    'packages/embed/src/self-check/nearest.test.ts',
    'packages/embed/src/version.test.ts',
    'packages/ui/src/text-field/phone-mask.test.ts',
    'packages/ui/src/trusted-html/bare-tags.test.ts',
    'packages/ui/src/trusted-html/page-address.test.ts',
    'packages/ui/src/trusted-html/plain-text.test.ts',
    'packages/widgets/src/cart/double-click.test.ts',
    'packages/widgets/src/labels/labels.test.ts',
    'packages/widgets/src/lib/fit-labels.test.ts',
    'packages/widgets/src/lib/read-attributes.test.ts',
    'packages/widgets/src/payment/terms-columns.test.ts',
    'packages/widgets/src/payment/terms-words.test.ts',
  ],
  'they show what a store holds': [
    'packages/widgets/src/cart/cart-badge.test.tsx',
    'packages/widgets/src/cart/cart-notes.test.tsx',
    'packages/widgets/src/cart/stock-badge.test.tsx',
    'packages/widgets/src/catalogue/product-card.test.tsx',
    'packages/widgets/src/checkout/order-summary.test.tsx',
    'packages/widgets/src/checkout/order-tests.test.tsx',
    'packages/widgets/src/checkout/payment-run.test.tsx',
    'packages/widgets/src/content/content.test.tsx',
    'packages/widgets/src/payment/payment-list.test.tsx',
    'packages/widgets/src/payment/schedule-table.test.tsx',
  ],
  'their fields, lists and focus are those of `ui`, `contacts-block`, `pickup-points` and `checkout-page`': [
    'packages/widgets/src/checkout/submit-outcome.test.tsx',
    'packages/widgets/src/company/invoice-form.test.tsx',
    'packages/widgets/src/contacts/contacts-form.test.tsx',
    'packages/widgets/src/delivery/carrier-list.test.tsx',
    'packages/widgets/src/delivery/courier-address.test.tsx',
    'packages/widgets/src/delivery/map-mode.test.tsx',
    'packages/widgets/src/delivery/pickup-points-page.test.tsx',
    'packages/widgets/src/payment/credit-block.test.tsx',
  ],
}

/** What servers do they do with React. */
export const onReactAlone = [
  'packages/widgets/src/{server-html,hydration}.test.tsx',
  'packages/react/src/hydration.test.tsx',
  'docs/snippets/guides/render.test.tsx',
]
