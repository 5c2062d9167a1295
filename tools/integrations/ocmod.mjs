/** A modification of OpenCart 3, applied as its own refresh does, to the extent that ours uses it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const CDATA = /<!\[CDATA\[([^]*?)\]\]>/
const attribute = (tag, name) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1]

/** The operations of a modification by the file that they change. */
export function operationsOf(xml) {
  return [...xml.matchAll(/<file path="([^"]+)">([^]*?)<\/file>/g)].flatMap(([, file, body]) =>
    [...body.matchAll(/<operation\b[^]*?<\/operation>/g)].map(([operation]) => {
      const [search, add] = [/<search\b[^]*?<\/search>/, /<add\b[^]*?<\/add>/].map(
        (tag) => tag.exec(operation)?.[0] ?? '',
      )
      const textOf = (tag) => (CDATA.exec(tag)?.[1] ?? '').trim()
      return {
        file: file.split('/').at(-1),
        isPattern: attribute(search, 'regex') === 'true',
        search: textOf(search),
        position: attribute(add, 'position') ?? 'replace',
        add: textOf(add),
      }
    }),
  )
}

/** A template with an operation done; throws where OpenCart would have found nothing. */
function applied(template, { isPattern, search, position, add }) {
  const found = isPattern ? new RegExp(search.slice(1, search.lastIndexOf('~')), 's') : search
  const changed = isPattern
    ? template.replace(found, () => add)
    : template
        .split('\n')
        .map((line) => {
          if (!line.includes(search)) return line
          return position === 'before' ? `${add}\n${line}` : line.replaceAll(search, () => add)
        })
        .join('\n')
  if (changed === template) throw new Error(`The template has no ${search}`)
  return changed
}

const VALUES = {
  direction: 'ltr',
  lang: 'ru',
  title: 'OpenCart 3',
  shopping_cart: '/cart',
  text_shopping_cart: 'Корзина',
  heading_title: 'Дрель &quot;Ударная&quot; 650 Вт',
  minimum: '1',
  product_id: '42',
  '(special ?: price)|striptags': '4 990.00р.',
  thumb: '/favicon.svg',
}
const filled = (twig) =>
  twig
    .replaceAll(/\{% if (\w+) %\}([^]*?)\{% endif %\}/g, (_, name, body) => (VALUES[name] ? body : ''))
    .replaceAll(/\{\{ (.+?) \}\}/g, (_, name) => VALUES[name] ?? '')

/** The page that a shop of OpenCart 3 sends once the modification is there, with a cart as an editor has put it in. */
export function openCartPage(folder) {
  const operations = operationsOf(readFileSync(join(folder, 'opencart-3/install.xml'), 'utf8'))
  const parts = ['header.twig', 'product.twig'].map((name) =>
    operations
      .filter(({ file }) => file === name)
      .reduce(applied, readFileSync(join(folder, 'harness/opencart-3', name), 'utf8')),
  )
  return `${filled(parts.join(''))}<div data-prilavok="cart-page">&nbsp;</div>\n</body>\n</html>\n`
}
