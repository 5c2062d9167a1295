import { describe, expect, it } from 'vitest'
import { lead, withSiteLinks } from './links.mjs'
import { addressOf, stagedPath } from './page-paths.mjs'

const PAGES = new Set([
  'README.md',
  'docs/README.md',
  'docs/guides/csp.md',
  'docs/features/cart.md',
  'examples/README.md',
  'examples/checkout/README.md',
])
const FOLDERS = new Set(['api', 'docs/snippets', 'examples/checkout'])
const tree = { isPage: (path: string) => PAGES.has(path), isFolder: (path: string) => FOLDERS.has(path) }

describe('links of staged pages', () => {
  it.each([
    ['docs/README.md', 'guides/csp.md', './guides/csp.md'],
    ['docs/README.md', '../examples/README.md', '../examples/index.md'],
    ['docs/guides/csp.md', '../features/cart.md#on-a-page', '../features/cart.md#on-a-page'],
    ['docs/guides/csp.md', '../../README.md', '../../readme.md'],
    ['docs/guides/csp.md', '../../examples/checkout', '../../examples/checkout/index.md'],
    ['README.md', 'docs/README.md', './docs/index.md'],
    ['docs/README.md', '../api', '/reference/'],
    ['docs/README.md', '../api/core.cart.api.md', '/reference/'],
    ['docs/README.md', 'snippets', '/source/docs/snippets/'],
    ['docs/guides/csp.md', '../snippets/start/order.ts', '/source/docs/snippets/start/order.ts.txt'],
    ['docs/guides/csp.md', '../../packages/contracts/openapi.json', '/source/packages/contracts/openapi.json'],
    ['docs/guides/csp.md', 'pictures/themes.webp', './pictures/themes.webp'],
    ['docs/guides/csp.ru.md', 'themes.webp', '../../../docs/guides/themes.webp'],
    ['docs/guides/csp.ru.md', '../../README.md', '../../../readme.md'],
    ['docs/guides/csp.md', '#the-smallest-policy', '#the-smallest-policy'],
    ['docs/guides/csp.md', 'https://example.com/a.md', 'https://example.com/a.md'],
  ])('%s: %s leads to %s', (from, link, to) => {
    expect(lead(from, link, tree).link).toBe(to)
  })

  it('leave code and comments as they are', () => {
    const text = '```md\n[no](../features/cart.md)\n```\n\n`[no](a.md)` <!-- [no](a.md) -->\n'
    const link = 'A [`name`](../../README.md).\n'
    expect(withSiteLinks('docs/guides/csp.md', text + link, tree).text).toBe(`${text}A [\`name\`](../../readme.md).\n`)
  })

  it('say what a page needs: pictures and files', () => {
    const { needs } = withSiteLinks('docs/README.md', '![A cart](pictures/cart.webp) and [code](../bench/run.ts)', tree)
    expect(needs).toEqual([
      { link: './pictures/cart.webp', picture: 'docs/pictures/cart.webp' },
      { link: '/source/bench/run.ts.txt', file: 'bench/run.ts' },
    ])
  })

  it('have addresses that every static host finds', () => {
    const addresses = [...PAGES].map((path) => addressOf(stagedPath(path)))
    expect(addresses).toEqual([
      '/readme.html',
      '/docs/',
      '/docs/guides/csp.html',
      '/docs/features/cart.html',
      '/examples/',
      '/examples/checkout/',
    ])
  })
})
