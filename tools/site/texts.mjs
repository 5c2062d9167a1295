/** What programs read: `llms.txt` (llmstxt.org), `llms-full.txt`, and the Markdown of each page beside its HTML. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { summaryOf, titleOf } from './summary.mjs'

const INTRODUCTION = `# Prilavok

> An embeddable shop for pages that already exist: one script tag and a few elements add an add-to-cart button, a cart and a checkout to a server-rendered page. A headless TypeScript core holds the rules, React widgets show them, a reference shop server with a real database serves them.

The address of a page ends in .html; the same address with .md is its Markdown. \`/llms-full.txt\` holds all documents, without the reference of the packages.
`

/** The sections of the index: which pages each holds. The first that fits takes a page. */
const SECTIONS = [
  ['Start', /^(?:readme\.md$|docs\/index\.md$|docs\/start\/|integrations\/)/],
  ['Guides', /^docs\/guides\//],
  ['Features', /^docs\/features\//],
  ['Examples', /^examples\//],
  ['Reference', /^(?:docs\/reference\/|packages\/|SECURITY\.md$|CHANGELOG\.md$)/],
  ['Reference of the packages', /^reference\//],
  ['Optional', /./],
]

const sectionOf = (path) => SECTIONS.find(([, holds]) => holds.test(path))[0]

/**
 * The index of the pages.
 * @param {readonly { readonly path: string, readonly text: string }[]} pages
 */
export function indexText(pages) {
  const parts = SECTIONS.map(([name]) => {
    const rows = pages
      .filter(({ path }) => sectionOf(path) === name)
      .map(({ path, text }) => `- [${titleOf(text) || path}](/${path}): ${summaryOf(text)}`)
    return rows.length === 0 ? '' : `\n## ${name}\n\n${rows.join('\n')}\n`
  })
  return `${INTRODUCTION}${parts.join('')}`
}

/**
 * All documents in one text.
 * @param {readonly { readonly path: string, readonly text: string }[]} pages
 */
export const wholeText = (pages) =>
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
  writeFileSync(join(open, 'llms.txt'), indexText(pages))
  writeFileSync(join(open, 'llms-full.txt'), wholeText(pages))
}
