import { element, opening, XML_HEAD } from '../../../formats/xml-writer'
import { JobFailed } from '../../../jobs/job-failed'
import { ABOUT_PATH, CATALOGUE_PATH, categoryPath, DELIVERY_PATH, HOME_PATH } from '../../../links'
import { bytesOf, type FeedSource, type FeedWriter } from '../feed-source'

/** Search engines take no more addresses in one file. */
const MOST_ADDRESSES = 50_000
const TOO_MANY = 'В карте сайта больше 50 000 адресов: сузьте отбор. Карта всего магазина есть по адресу /sitemap.xml.'

async function* write({ origin, categories, pages }: FeedSource): AsyncGenerator<Uint8Array> {
  const fixed = [
    HOME_PATH,
    CATALOGUE_PATH,
    DELIVERY_PATH,
    ABOUT_PATH,
    ...categories.map(({ path }) => categoryPath(path)),
  ]
  const urlset = opening('urlset', { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' })
  const url = (address: string, changedOn: Date | null) => {
    const lastmod = element('lastmod', changedOn === null ? null : changedOn.toISOString().slice(0, 10))
    return `${element('url', [element('loc', address), lastmod]).xml}\n`
  }
  yield bytesOf(`${XML_HEAD}${urlset}\n${fixed.map((path) => url(origin + path, null)).join('')}`)
  let count = fixed.length
  for await (const products of pages) {
    count += products.length
    if (count > MOST_ADDRESSES) throw new JobFailed(TOO_MANY)
    yield bytesOf(products.map((product) => url(product.url, product.updatedOn)).join(''))
  }
  yield bytesOf('</urlset>\n')
}

/** A map of the site for search engines: its pages, its categories, and the products of the feed. */
export const sitemap: FeedWriter = { contentType: 'application/xml; charset=utf-8', write }
