/**
 * What runs beside the whole suite on the Preact desktop build (docs/architecture/tests.md says why): spec files, whole
 * or by the beginnings of titles. `npm run e2e -- --all` runs everything everywhere.
 */
export type Selection = Readonly<Record<string, readonly string[]>>

const WHOLE: readonly string[] = []

/** What a narrow screen, a touch screen or a browser bar can change: layout, scrolling, what lies above what. */
export const ON_A_PHONE: Selection = {
  'jobs/buyers/choose': WHOLE,
  'order-page': ['the order page as it opens', 'the order page in use', 'the words for visitors'],
  pages: ['no page of the shop', 'the stock badge', 'a cart with a long name'],
  layout: ['the fields of an address'],
  lists: ['a list draws', 'a page that was scrolled'],
  points: ['[PICK-09]'],
  keyboard: ['whatever has the focus in the cart', 'in the order form a choice'],
  'late-parts': ['the cart page counts', 'the order form takes'],
  city: ['a city chosen in the head'],
  search: ['the form of the page'],
  // The lightbox is idle where a mouse rests.
  gallery: ['the photos of a product', 'a photo that cannot', 'the wheel turns'],
  forms: ['[LEAD-03]'],
  contacts: ['one field for the name'],
  product: ['delivery, payment and prices', 'the header with the price'],
  embed: ['[EMBED-04]'],
  payment: ['a credit is chosen'],
  themes: ['boxes stand as in a mirror', 'on paper', 'More properties'],
}

/** What another view library can change: events and focus, effects and their order, roots on foreign pages, HTML and policies. */
export const UNDER_REACT: Selection = {
  'jobs/buyers/choose': WHOLE,
  'jobs/buyers/hard-days': ['7: a page that the browser translates'],
  'jobs/buyers/pay': ['in a window over our page'],
  embed: WHOLE,
  pages: ['no page of the shop', '[EMBED-02]', '[A11Y-02]'],
  lists: ['a very long list comes'],
  keyboard: ['a whole order with the keyboard', 'in the order form a choice', 'whatever has the focus in the dialog'],
  'late-parts': ['the cart page counts', 'the order form takes', 'a payment step that could not'],
  contacts: ['48:'],
  payment: ['a credit is chosen'],
  hostile: ['names, addresses and links', 'without the Sanitizer'],
  'accessibility-news': WHOLE,
  'accessibility-roles': ['[A11Y-02] the window after adding'],
  faults: ['13: a double click', '42: an order accepted in one tab'],
  'checkout-faults': ['3, 4, 5: while every save fails', '20, 21: whoever leaves'],
  points: ['[PICK-09]', '[A11Y-02] a point is chosen'],
  policy: ['reference-shop'],
  devtools: ['leaves nothing when it is closed'],
  gallery: ['the wheel turns', 'the slideshow goes on'],
  product: ['delivery, payment and prices'],
  forms: ['[LEAD-03]'],
  'hosts/modals': WHOLE,
  'hosts/pages': WHOLE,
}

/** Systems like one that stays: of three Bootstraps one, of the themes and sheets that style bare elements one. */
const SIMILAR_SYSTEMS = ['bootstrap 3', 'bootstrap 4', 'tailwind preflight', 'wordpress block theme', 'dokuwiki']

/** Policies like one that stays: the first allows what others refuse, the second is tried without the Sanitizer. */
const SIMILAR_POLICIES = ['an order under the policy "same-origin"', 'an order under the policy "no-policies"']

/** What runs nowhere without `--all`. */
export const ONLY_IN_ALL: Selection = {
  'hosts/look': SIMILAR_SYSTEMS,
  'hosts/layout-shift': SIMILAR_SYSTEMS,
  policy: SIMILAR_POLICIES,
}

const plain = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A pattern of all the titles that a list has by its reasons. */
export const titlesOf = (reasons: Selection): RegExp => new RegExp(Object.values(reasons).flat().map(plain).join('|'))

/** A pattern for Playwright's `grep`, which sees the path of the spec before the titles. */
export const patternOf = (selection: Selection): RegExp =>
  new RegExp(
    Object.entries(selection)
      .map(([file, titles]) => `(?<![\\w/])${plain(file)}\\.spec\\.ts .*(?:${titles.map(plain).join('|')})`)
      .join('|'),
  )
