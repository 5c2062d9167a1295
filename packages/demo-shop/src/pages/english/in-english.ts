import { CONTENT_PHRASES } from './content.phrases'
import { FRAME_PHRASES } from './frame.phrases'
import { INFO_PHRASES } from './info.phrases'
import { PATTERNS } from './patterns'
import { PRODUCT_PHRASES } from './product.phrases'

const PHRASES = new Map(Object.entries({ ...FRAME_PHRASES, ...PRODUCT_PHRASES, ...CONTENT_PHRASES, ...INFO_PHRASES }))

/** What the shop is called, and where it is: names, which are written in Latin letters. */
const FACTS: readonly (readonly [string, string])[] = [
  ['ООО «Сруб и Кирпич»', 'Srub i Kirpich LLC'],
  ['Сруб и Кирпич', 'Srub i Kirpich'],
  ['Ежедневно с 8:00 до 21:00', 'Daily from 8:00 to 21:00'],
  [
    '108811, Москва, 22-й километр Киевского шоссе, вл. 4, стр. 1',
    'Kiyevskoye Highway, 22nd kilometre, 4, building 1, Moscow 108811',
  ],
]

const CYRILLIC = /[а-яё]/i
/** Texts that stand side by side in one: parts of a line, a title and the name of the shop. */
const SEPARATORS = [' · ', ' — '] as const
const plainSpaces = (text: string) => text.replace(/\u00a0/g, ' ')

function phraseOf(text: string): string | null {
  const known = PHRASES.get(plainSpaces(text))
  if (known !== undefined) return known
  for (const [pattern, english] of PATTERNS) {
    const found = pattern.exec(plainSpaces(text))
    if (found !== null)
      return typeof english === 'string' ? plainSpaces(text).replace(pattern, english) : english(...(found as [string]))
  }
  return null
}

/** A text of a page in English; what no phrase is known for, such as the name of a product, stays as it is. */
export function textInEnglish(text: string): string {
  const [, before = '', body = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? []
  const named = FACTS.reduce((written, [russian, english]) => written.replaceAll(russian, english), body)
  if (!CYRILLIC.test(named)) return before + named + after
  const whole = phraseOf(named.replace(/\s+/g, (space) => (space.includes('\u00a0') ? space : ' ')))
  if (whole !== null) return before + whole + after
  for (const separator of SEPARATORS)
    if (named.includes(separator)) return before + named.split(separator).map(textInEnglish).join(separator) + after
  return before + named + after
}

/** A script or a style sheet as a whole, a comment, a tag. */
const TAGS = /(<script[\s\S]*?<\/script>|<!--[\s\S]*?-->|<[^>]*>)/
/** Attributes that people read; values, names and addresses are for programs. */
const READ = /(\s(?:alt|aria-label|content|title|label|placeholder|data-(?:button|label|placeholder|title))=")([^"]*)"/g
/** Elements that can hold no other element. */
const TEXT_ALONE = /^<(?:title|option|textarea)\b/i
const OPENING = /^<([a-z][\w-]*)\b/i

/** What search engines read of a page; other scripts are programs and their data. */
const FOR_ENGINES = '<script type="application/ld+json"'
const NAMES = /("(?:name|description)":")([^"\\]*)"/g

function tagInEnglish(tag: string): string {
  if (!CYRILLIC.test(tag)) return tag
  const read = tag.startsWith(FOR_ENGINES) ? NAMES : tag.startsWith('<script') ? null : READ
  return read === null ? tag : tag.replace(read, (_, name: string, value: string) => `${name}${textInEnglish(value)}"`)
}

/**
 * A page in English: its own texts by the phrase book, and what is the shop's content (names of products, reviews, articles) marked as
 * Russian, so that it is read aloud as such.
 */
export function inEnglish(page: string): string {
  const pieces = page.split(TAGS)
  for (let at = 0; at < pieces.length; at += 1) {
    const piece = pieces[at] ?? ''
    if (at % 2 === 1) {
      pieces[at] = tagInEnglish(piece)
      continue
    }
    if (!CYRILLIC.test(piece)) continue
    const text = textInEnglish(piece)
    const [before = '', after = ''] = [pieces[at - 1], pieces[at + 1]]
    const element = OPENING.exec(before)?.[1]
    if (!CYRILLIC.test(text) || TEXT_ALONE.test(before)) pieces[at] = text
    else if (element !== undefined && after === `</${element}>`) {
      pieces[at] = text
      if (!/\slang="/.test(before)) pieces[at - 1] = before.replace(OPENING, (tag) => `${tag} lang="ru"`)
    } else pieces[at] = text.replace(/\S(?:[\s\S]*\S)?/, '<span lang="ru">$&</span>')
  }
  return pieces.join('').replace('<html lang="ru">', '<html lang="en">')
}
