/** What programs read: `llms.txt` (llmstxt.org), `llms-full.txt`, and the Markdown of each page beside its HTML. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { summaryOf, titleOf } from './summary.mjs'

/** The languages: the folder of their pages, what the index begins with, and its sections. The first that fits takes a page. */
const LANGUAGES = [
  {
    below: '',
    introduction: `# Prilavok

> An embeddable shop for pages that already exist: one script tag and a few elements add an add-to-cart button, a cart and a checkout to a server-rendered page. A headless TypeScript core holds the rules, React widgets show them, a reference shop server with a real database serves them.

The address of a page ends in .html; the same address with .md is its Markdown. \`/llms-full.txt\` holds all documents, without the reference of the packages. In Russian: \`/ru/llms.txt\`.
`,
    sections: [
      ['Start', /^(?:readme\.md$|docs\/index\.md$|docs\/start\/|integrations\/)/],
      ['Guides', /^docs\/guides\//],
      ['Handbook for the staff', /^docs\/handbook\//],
      ['Features', /^docs\/features\//],
      ['Examples', /^examples\//],
      ['Reference', /^(?:docs\/reference\/|packages\/|SECURITY\.md$|CHANGELOG\.md$)/],
      ['Reference of the packages', /^reference\//],
      ['Optional', /./],
    ],
  },
  {
    below: 'ru/',
    introduction: `# Prilavok

> Магазин, который встраивается в готовые страницы: один тег скрипта и несколько элементов добавляют кнопку «В корзину», корзину и оформление заказа на страницу, которую отдаёт сервер. Правила держит ядро на TypeScript, показывают виджеты на React, отвечает сервер магазина с настоящей базой данных.

Адрес страницы кончается на .html; тот же адрес с .md — её Markdown. В \`/ru/llms-full.txt\` все документы одним текстом. Чего нет по-русски, есть по-английски: \`/llms.txt\`.
`,
    sections: [
      ['Начало', /^ru\/(?:readme\.md$|docs\/index\.md$|docs\/start\/|integrations\/)/],
      ['Руководства', /^ru\/docs\/guides\//],
      ['Сотрудникам', /^ru\/docs\/handbook\//],
      ['Примеры', /^ru\/examples\//],
      ['Пакеты', /./],
    ],
  },
]

/** The index of the pages of a language. */
function indexText({ introduction, sections }, pages) {
  const sectionOf = (path) => sections.find(([, holds]) => holds.test(path))[0]
  const parts = sections.map(([name]) => {
    const rows = pages
      .filter(({ path }) => sectionOf(path) === name)
      .map(({ path, text }) => `- [${titleOf(text) || path}](/${path}): ${summaryOf(text)}`)
    return rows.length === 0 ? '' : `\n## ${name}\n\n${rows.join('\n')}\n`
  })
  return `${introduction}${parts.join('')}`
}

/** All documents in one text. */
const wholeText = (pages) =>
  pages
    .filter(({ path }) => !/^(?:reference|source)\//.test(path))
    .map(({ path, text }) => `<!-- /${path} -->\n\n${text.trim()}\n`)
    .join('\n\n')

/** Whether a page is more than an element of the site's own. */
const hasText = (text) =>
  text
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/^<\w+ \/>$/m, '')
    .trim() !== ''

/** Writes the texts for programs among the files that are served as they are. */
export function writeTexts(folder, paths) {
  const open = join(folder, 'public')
  const pages = paths
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }))
    .filter(({ text }) => hasText(text))
  for (const { path, text } of pages) {
    mkdirSync(dirname(join(open, path)), { recursive: true })
    writeFileSync(join(open, path), text)
  }
  for (const language of LANGUAGES) {
    const { below } = language
    const own = pages.filter(({ path }) => path.startsWith('ru/') === (below === 'ru/'))
    mkdirSync(join(open, below), { recursive: true })
    writeFileSync(join(open, below, 'llms.txt'), indexText(language, own))
    writeFileSync(join(open, below, 'llms-full.txt'), wholeText(own))
  }
}
