import { isWhole } from '../support/matrix'

/** A piece of markup that a visitor's comment may hold, and that must not change what the shop does. */
export interface Case {
  readonly name: string
  readonly html: string
  /** The first element of several counts. */
  readonly isFirst: boolean
}

const EVIL = 'https://evil.example'
/** The scheme of addresses that run. */
export const SCRIPT = 'javascript'

/** Everything that settings could do to a buyer, as one who means harm would write it. */
export const HOSTILE_CONFIG = JSON.stringify({
  api: { origin: EVIL, endpoints: { calculateCart: { path: `${EVIL}/cart` } } },
  pages: { cart: `${SCRIPT}:globalThis.ran='cart'`, order: `${SCRIPT}:globalThis.ran='order'`, home: EVIL },
  payment: { terminalKey: 'x', scripts: { 'online-card': `${EVIL}/x.js`, tinkoff: `${EVIL}/x.js` } },
})

const escaped = HOSTILE_CONFIG.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** Elements with the id of the settings that are no JSON script. */
const settings = [
  ...['div', 'p', 'span', 'pre', 'code', 'textarea', 'title', 'template', 'details', 'button', 'label', 'x-y'].map(
    (tag) => ({ name: `settings in <${tag}>`, html: `<${tag} id="prilavok-config" hidden>${escaped}</${tag}>` }),
  ),
  { name: 'settings in <svg><text>', html: `<svg><text id="prilavok-config">${escaped}</text></svg>` },
  { name: 'settings in <math><mtext>', html: `<math><mtext id="prilavok-config">${escaped}</mtext></math>` },
  {
    name: 'settings in <svg> with the type of a script',
    html: `<svg><g type="application/json" id="prilavok-config">${escaped}</g></svg>`,
  },
  { name: 'settings in an attribute', html: `<input type="hidden" id="prilavok-config" value="${escaped}">` },
  {
    name: 'settings in <object>',
    html: `<object type="application/json" id="prilavok-config">${escaped}</object>`,
  },
  {
    name: 'settings in <a name>',
    html: `<a id="prilavok-config" name="prilavok-config" href="${EVIL}/">${escaped}</a>`,
  },
]

/** Members of the document that the shop and its libraries read. */
const MEMBERS = [
  'currentScript',
  'scripts',
  'cookie',
  'baseURI',
  'readyState',
  'body',
  'head',
  'documentElement',
  'activeElement',
  'querySelector',
  'querySelectorAll',
  'getElementById',
  'createElement',
  'createElementNS',
  'createTextNode',
  'createComment',
  'createDocumentFragment',
  'createTreeWalker',
  'addEventListener',
  'removeEventListener',
  'dispatchEvent',
  'adoptedStyleSheets',
  'implementation',
  'visibilityState',
  'defaultView',
  'contains',
  'title',
  'ownerDocument',
  'nodeType',
  'location',
] as const

/** Elements whose name hides a member of the document, each in turn. */
const HIDING = [
  (name: string) => `<img name="${name}" src="/bundle/prilavok.js" data-api-origin="${EVIL}" alt="">`,
  (name: string) => `<form name="${name}"><input name="src" value="/bundle/prilavok.js"></form>`,
  (name: string) => `<object name="${name}" id="${name}"></object>`,
  (name: string) => `<iframe name="${name}" srcdoc="" hidden></iframe>`,
  (name: string) => `<img name="${name}" alt=""><img name="${name}" alt="">`,
]

const members = MEMBERS.map((member, at) => ({
  name: `document.${member}`,
  html: HIDING[at % HIDING.length]?.(member) ?? '',
}))

/** Globals of the shop, of its scripts and of the browser. */
const globals = [
  'prilavok',
  'prilavokStub',
  'prilavokVersion',
  'prilavokQueue',
  'trustedTypes',
  'PaymentIntegration',
  'tinkoff',
  'maplibregl',
  'process',
].flatMap((name) => [
  { name: `a link with the id ${name}`, html: `<a id="${name}" href="${EVIL}/">x</a>` },
  { name: `a frame with the name ${name}`, html: `<iframe name="${name}" srcdoc="" hidden></iframe>` },
])

/** Forms that ask for a widget, with controls that hide the form's own members. */
const forms = [
  'getAttribute',
  'dataset',
  'classList',
  'closest',
  'matches',
  'querySelectorAll',
  'childNodes',
  'firstChild',
  'insertBefore',
  'replaceChildren',
  'isConnected',
  'parentNode',
  'nodeType',
  'attributes',
].map((name) => ({
  name: `a form with a control named ${name}`,
  html: `<form data-prilavok="cart-button" data-id="x" data-name="x" data-price="1"><input name="${name}"></form>`,
}))

/** What the review of the scripts has found, word for word, and their kin. */
const reviewed = [
  {
    name: 'review A: settings of a comment',
    html: `<div id="prilavok-config" hidden>{"api":{"origin":"https://evil.example"},"pages":{"cart":"javascript:alert('xss '+document.domain)"}}</div>`,
  },
  {
    name: 'review M5: a form in the place of document.scripts',
    html: '<form name="scripts"><input src="/bundle/prilavok.js" data-api-origin="https://evil.example"></form>',
  },
  {
    name: 'review M5: a picture in the place of document.currentScript',
    html: '<img name="currentScript" data-build="https://evil.example/x.js" data-src="https://evil.example/x.js" alt="">',
  },
  {
    name: 'all at once',
    html: members.map(({ html }) => html).join(''),
  },
  {
    name: 'a button whose product leads to a script',
    html: '<div data-prilavok="cart-button" data-id="x" data-name="x" data-price="1" data-link="javascript:globalThis.ran=1"></div>',
  },
  {
    name: 'a cart page whose heading is markup',
    html: '<div data-prilavok="cart-badge" data-labels="<img src=x onerror=globalThis.ran=1>"></div>',
  },
]

/** The corpus: with the tag of the module and with the stub, before the tag and after it. */
export const cases: readonly Case[] = [
  ...[...reviewed, ...settings].map((each) => ({ ...each, isFirst: true })),
  ...[...members, ...globals, ...forms].map((each) => ({ ...each, isFirst: false })),
]

/** So many comments stand on a page. */
const COMMENTS = isWhole ? 1 : 8

/** Cases as pages show them: those of which the first element counts alone, the others several at once. */
export const pagesOf = (all: readonly Case[]): readonly Case[] => {
  const together = all.filter(({ isFirst }) => !isFirst)
  const pages = Array.from({ length: Math.ceil(together.length / COMMENTS) }, (_, at) =>
    together.slice(at * COMMENTS, (at + 1) * COMMENTS),
  )
  return [
    ...all.filter(({ isFirst }) => isFirst),
    ...pages.map((page) => ({
      name: page.map(({ name }) => name).join(', '),
      html: page.map(({ html }) => html).join(''),
      isFirst: false,
    })),
  ]
}
