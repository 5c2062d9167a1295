import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, type MarkdownOptions } from 'vitepress'
import { sidebarOf } from '../../tools/site/navigation.mjs'
import { addressOf } from '../../tools/site/page-paths.mjs'
import { referenceSidebarOf } from '../../tools/site/reference-sidebar.mjs'
import { darkPictures } from './dark-pictures'
import { liveBlocks } from './live-blocks'
import { noTemplates } from './no-templates'
import { russian, russianSearch } from './russian'
import { searchOptions } from './search-options'
import { searchText } from './search-text'
import { slugOf } from './slug'
import { themeNavigation } from './theme-navigation'

const root = join(import.meta.dirname, '../..')
const pages = join(root, '.cache/site/pages')

const markdown: MarkdownOptions = {
  anchor: { slugify: slugOf },
  languageAlias: { csp: 'ini', mjs: 'js' },
  image: { lazyLoading: true },
  config: (md) => {
    noTemplates(md)
    liveBlocks(md)
    darkPictures(md)
  },
}

export default defineConfig({
  title: 'Prilavok',
  description: 'An embeddable shop for pages that already exist.',
  srcDir: '../.cache/site/pages',
  outDir: '../.cache/site/dist',
  cacheDir: '../.cache/site/vitepress',
  srcExclude: ['public/**'],
  cleanUrls: false,
  metaChunk: true,
  head: [['link', { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' }]],
  markdown,
  // Pages that the generator does not make.
  ignoreDeadLinks: [/^\/(?:builder|try)\//],
  // The same page in the other language, for the link to it.
  transformPageData({ relativePath, frontmatter }) {
    const twin = relativePath.startsWith('ru/') ? relativePath.slice(3) : `ru/${relativePath}`
    if (existsSync(join(pages, twin))) frontmatter['twin'] = addressOf(twin)
  },
  // Without names: the theme's own switch leads to pages that there are not.
  locales: { root: { label: '', lang: 'en' }, ru: { label: '', ...russian(pages) } },
  themeConfig: {
    logo: '/icon.svg',
    nav: themeNavigation('en'),
    sidebar: { '/reference/': referenceSidebarOf(pages), '/': sidebarOf(pages) },
    outline: [2, 3],
    search: {
      provider: 'local',
      options: {
        _render: searchText,
        locales: { ru: russianSearch },
        miniSearch: { searchOptions },
      },
    },
    notFound: {
      title: 'This page is not here',
      quote: 'It may have moved. The search finds it by its words.',
      linkText: 'To the home page',
    },
    docFooter: { prev: 'Before', next: 'Next' },
    externalLinkIcon: true,
  },
  vite: {
    publicDir: join(pages, 'public'),
    resolve: { conditions: ['@prilavok/source'] },
  },
})
