/**
 * What runs beside the whole suite on the Preact desktop build (docs/architecture/tests.md says why): spec files, whole
 * or by the beginnings of titles. `npm run e2e -- --all` runs everything everywhere.
 */
export type Selection = Readonly<Record<string, readonly string[]>>

const WHOLE: readonly string[] = []

/** What a narrow screen, a touch screen or a browser bar can change: layout, scrolling, what lies above what. */
export const ON_A_PHONE: Selection = {
  order: WHOLE,
  'order-page': WHOLE,
  pages: WHOLE,
  layout: WHOLE,
  lists: WHOLE,
  points: WHOLE,
  keyboard: WHOLE,
  'late-parts': WHOLE,
  city: WHOLE,
  search: WHOLE,
  // The lightbox is idle where a mouse rests.
  gallery: ['the photos of a product', 'a photo that cannot', 'the history turns', 'the wheel turns'],
  forms: WHOLE,
  'recently-viewed': WHOLE,
  contacts: WHOLE,
  invoice: WHOLE,
  product: WHOLE,
  embed: ['[EMBED-04]'],
  payment: ['a credit is chosen', '20: back from the page'],
  devtools: ['[A11Y-01] opened by call'],
  themes: ['boxes stand as in a mirror', 'suggestions open below', 'on paper', 'More properties'],
}

/** What another view library can change: events and focus, effects and their order, roots on foreign pages, HTML and policies. */
export const UNDER_REACT: Selection = {
  order: WHOLE,
  'buyers-walk': WHOLE,
  embed: WHOLE,
  pages: ['no page of the shop', '[EMBED-02]', '[A11Y-02]', 'the stock badge'],
  lists: WHOLE,
  keyboard: WHOLE,
  'late-parts': WHOLE,
  contacts: WHOLE,
  payment: WHOLE,
  hostile: WHOLE,
  'accessibility-news': WHOLE,
  'accessibility-roles': WHOLE,
  faults: ['13: a double click', '42: an order accepted in one tab'],
  'checkout-faults': [
    '3, 4, 5: while every save fails',
    '20, 21: back from another page',
    'the page asks whether to order',
  ],
  points: ['[PICK-09]', '[A11Y-02] a point is chosen', '50: where no tile'],
  policy: ['reference-shop', 'through the policy "prilavok"', 'where no policy may be made'],
  devtools: ['leaves nothing when it is closed'],
  gallery: ['the history turns the lightbox', 'the slideshow goes on'],
  product: ['tabs show one section', 'the header with the price'],
  content: WHOLE,
  forms: WHOLE,
  'hosts/old-pages': WHOLE,
  'hosts/modals': WHOLE,
  'hosts/pages': WHOLE,
  'hosts/look': ['wordpress classic theme'],
  'hosts/layout-shift': ['wordpress classic theme'],
}

const plain = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A pattern for Playwright's `grep`, which sees the path of the spec before the titles. */
export const patternOf = (selection: Selection): RegExp =>
  new RegExp(
    Object.entries(selection)
      .map(([file, titles]) => `(?<![\\w/])${plain(file)}\\.spec\\.ts .*(?:${titles.map(plain).join('|')})`)
      .join('|'),
  )
