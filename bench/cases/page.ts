import type { BenchProduct, Scenario, Target } from '../lib/side-by-side.types'

const STYLE = `body{font:14px sans-serif;margin:0}header{position:sticky;top:0;background:#fff;padding:8px}
main{display:grid;grid-template-columns:repeat(4,1fr);gap:8px;padding:8px}.card{border:1px solid #ddd;padding:6px;min-height:150px}.place{min-height:56px}`

/** What `docs/start/cms.md` asks of the page of a very long list: nobody lays out what nobody sees. */
const LONG_STYLE =
  '.card{content-visibility:auto;contain-intrinsic-size:auto 210px}.place{block-size:56px;contain:size layout}'

const stored = (values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .map(
      ([key, value]) =>
        `localStorage.setItem(${JSON.stringify(key)},${JSON.stringify(value).replaceAll('<', '\\u003c')})`,
    )
    .join(';')

const head = (title: string, { head: own = '', storage }: Target, lines: readonly BenchProduct[], style = STYLE) =>
  `<meta charset="utf-8"><title>${title}</title><meta name="viewport" content="width=device-width"><style>${style}</style>` +
  `${storage === undefined ? '' : `<script>${stored(storage(lines))}</script>`}${own}`

const card = (target: Target, product: BenchProduct) =>
  `<article class="card"><a href="${product.link}"><svg width="64" height="64"><rect width="64" height="64" fill="#ccd"/></svg><h3>${product.name}</h3></a>` +
  `<p><b>1 299 ₽</b></p><div class="place">${target.place(product)}</div></article>`

/** A server-rendered catalogue with a place for the control in every card; the page keeps room for it. */
export const cataloguePage = (target: Target, { lines, same }: Scenario, style = STYLE): string =>
  `<!doctype html><html lang="ru"${same ? ' data-same' : ''}><head>${head('Каталог', target, lines, style)}</head>` +
  `<body><header>Корзина: ${target.badge ?? ''}</header><main>${lines.map((product) => card(target, product)).join('')}</main></body></html>`

/** The same for a very long list, built as the guide for pages says. */
export const longCataloguePage = (target: Target, scenario: Scenario): string =>
  cataloguePage(target, scenario, STYLE + LONG_STYLE)

/** The page of a cart that the browser has kept from an earlier visit. */
export const cartPage = (target: Target, { lines }: Scenario): string => {
  const [first] = lines
  return `<!doctype html><html lang="ru"><head>${head('Корзина', target, lines)}</head><body><header>Магазин</header><div>${first === undefined ? '' : target.place(first)}</div></body></html>`
}
