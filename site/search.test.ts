import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { root } from '../tools/ensure.mjs'
import { addressOf, pagePaths, stagedPath } from '../tools/site/page-paths.mjs'
import { searchOptions } from './.vitepress/search-options'
import { searchText } from './.vitepress/search-text'

type Find = (words: string) => readonly string[]

/** What VitePress does with a heading and what is below it. */
const HEADING = /<h(\d*).*?>(.*?<a.*? href="#.*?".*?>.*?<\/a>)<\/h\1>/gi
const CONTENT = /(.*?)<a.*? href="#(.*?)".*?>.*?<\/a>/i
/** Enough of a Markdown renderer for the search: headings, and the text as it is. */
const md = {
  render: (source: string) =>
    source
      .replace(/^```[^]*?^```$/gm, (code) => code.replaceAll(/^#/gm, ' #'))
      .replaceAll(
        /^(#+) (.*)$/gm,
        (_, { length }: string, title: string) => `<h${length}>${title} <a href="#x${title}"></a></h${length}>`,
      ),
}

/** The engine is a dependency of VitePress. */
const ofVitePress = createRequire(createRequire(import.meta.url).resolve('vitepress/package.json'))
interface Engine {
  readonly add: (section: object) => void
  readonly search: (words: string, options: object) => readonly { readonly id: string }[]
}

/** The search of the site in one language, over the documents alone. */
async function searchIn(isRussian: boolean): Promise<Find> {
  const { default: MiniSearch } = (await import(pathToFileURL(ofVitePress.resolve('minisearch')).href)) as {
    readonly default: new (options: object) => Engine
  }
  const index = new MiniSearch({ fields: ['title', 'titles', 'text'], storeFields: ['title', 'titles'] })
  for (const path of pagePaths(root)) {
    const relativePath = stagedPath(path)
    if (relativePath.startsWith('ru/') !== isRussian) continue
    const html = await searchText(readFileSync(join(root, path), 'utf8'), { relativePath } as never, md as never)
    const [, ...parts] = html.split(HEADING)
    let above: string[] = []
    for (let at = 0; at < parts.length; at += 3) {
      const level = Number(parts[at]) - 1
      const [, title = '', anchor = ''] = CONTENT.exec(parts[at + 1] ?? '') ?? []
      const titles = [...above.slice(0, level), title]
      above = titles
      const id = `${addressOf(relativePath)}${anchor && `#${anchor}${at}`}`
      index.add({ id, text: parts[at + 2]?.replace(/<[^>]*>/g, ''), title, titles: titles.slice(0, -1) })
    }
  }
  return (words) => index.search(words, searchOptions).map(({ id }) => id.replace(/#.*/, '').replace(/^\/ru/, ''))
}

interface Language {
  readonly language: string
  readonly isRussian: boolean
  readonly wanted: readonly (readonly [words: string, page: string])[]
}

const languages: readonly Language[] = [
  {
    language: 'English',
    isRussian: false,
    wanted: [
      ['webhook', 'guides/payment-providers'],
      ['payment', 'features/payment'],
      ['vue', 'start/cms'],
      ['bitrix', 'start/cms'],
      ['react', 'start/react'],
      ['css', 'guides/theming'],
      ['design', 'guides/theming'],
      ['dark mode', 'guides/theming'],
      ['cors', 'guides/back-end'],
      ['csp', 'guides/csp'],
      ['ssr', 'guides/server-rendering'],
      ['vat', 'guides/settings'],
      ['stock', 'start/cms'],
      ['delivery', 'features/delivery'],
      ['checkout', 'features/checkout'],
      ['promo code', 'features/promo-code'],
      ['certificate', 'guides/deployment'],
      ['docker', 'guides/deployment'],
    ],
  },
  {
    language: 'Russian',
    isRussian: true,
    wanted: [
      ['webhook', 'guides/payment-providers'],
      ['вебхук', 'guides/payment-providers'],
      ['оплата', 'guides/payment-providers'],
      ['оплата картой', 'guides/payment-providers'],
      ['платёж', 'guides/payment-providers'],
      ['битрикс', 'start/cms'],
      ['bitrix', 'start/cms'],
      ['vue', 'start/cms'],
      ['наличие', 'start/cms'],
      ['stock', 'start/cms'],
      ['css', 'guides/theming'],
      ['дизайн', 'guides/theming'],
      ['ставка НДС', 'guides/settings'],
      ['доставка', 'guides/staff'],
      ['сертификат', 'guides/deployment'],
      ['cors', 'guides/back-end'],
      ['csp', 'guides/csp'],
      ['ssr', 'guides/server-rendering'],
    ],
  },
]

describe.each(languages)('the $language search', ({ isRussian, wanted }) => {
  let find: Find
  beforeAll(async () => {
    find = await searchIn(isRussian)
  })

  it.each(wanted)('finds for "%s" first %s', (words, page) => {
    expect(find(words)[0]).toBe(`/docs/${page}.html`)
  })
})
