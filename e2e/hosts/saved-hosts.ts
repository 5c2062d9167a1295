import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DemoProduct } from '../support/buyer'
import { readHostFile } from './host-files'
import { documentOf, hosts, place, TEXTS, type Host } from './host-pages'

const FOR_PHONES = '<meta name="viewport" content="width=device-width, initial-scale=1">'
const SCRIPT = '<script src="/bundle/prilavok.stub.js" defer></script>'

/** Widgets of a product page: what the cart does, fields of the shop, photos and a search. */
const widgetsOf = ({ id, name, slug }: DemoProduct): string =>
  place('cart-button', 264, 40, `data-id="${id}" data-name="${name}" data-price="100" data-link="/product/${slug}"`) +
  place('cart-badge', 44, 22) +
  place('product-data', 160, 24, `data-id="${id}" data-field="price"`) +
  place('search-box', 320, 48)

/** What is large has a page of its own. */
const LARGE = [
  ['cart', 'cart-page', ''],
  ['order', 'checkout-page', ''],
  ['category', 'filters', 'data-id="c-suhie-smesi-i-gruntovki" data-page-size="4"'],
] as const

/** An earlier visit of the same browser, which has left a product in the cart. */
const filledCart = ({ id, name, slug }: DemoProduct): string => {
  const line = { id, name, price: 100_000, thumbUrl: '', link: `/product/${slug}`, quantity: 1 }
  const text = JSON.stringify(JSON.stringify({ v: 1, goods: [line], seen: [] }))
  return `<script>localStorage.getItem('prilavok.cart') ?? localStorage.setItem('prilavok.cart', ${text})</script>`
}

const fileOf = ({ name }: Host, part: string): string => `${name.replaceAll(' ', '-')}-${part}.html`

/** Writes pages of other systems, as somebody would save them, with their style sheets; returns the names of the files. */
export function saveHosts(folder: string, product: DemoProduct, chosen: readonly Host[] = hosts): readonly string[] {
  mkdirSync(join(folder, 'host'), { recursive: true })
  const sheets = new Set(chosen.flatMap((host) => host.sheets))
  for (const sheet of sheets) writeFileSync(join(folder, 'host', `${sheet}.css`), readHostFile(`${sheet}.css`).body)
  const save = (host: Host, part: string, content: string): string => {
    const file = fileOf(host, part)
    const html = documentOf(host, `${TEXTS}${content}${SCRIPT}`)
    writeFileSync(join(folder, file), html.replace('<head>', `<head>${FOR_PHONES}`))
    return file
  }
  const products = chosen.map((host) => save(host, 'product', widgetsOf(product)))
  // What is large takes long, and the wall against the sheets is the same: two systems are enough.
  const large = chosen
    .filter(({ name }) => /bootstrap 5|wordpress classic/.test(name))
    .flatMap((host) =>
      LARGE.map(([part, widget, attributes]) =>
        save(host, part, `${filledCart(product)}<div data-prilavok="${widget}" ${attributes}></div>`),
      ),
    )
  return [...products, ...large]
}
