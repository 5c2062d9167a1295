/** The comments of public names as Markdown. */
import ts from 'typescript'

const CODE = /(`{3,}[\s\S]*?`{3,}|`[^`]*`)/

/** A text of a comment as Markdown that holds no HTML and no expression of a template. */
export const inMarkdown = (text) =>
  text
    .replace(/\{@link\s+([^}|]+?)(?:\|([^}]+))?\}/g, (_whole, name, words) => `\`${words ?? name}\``)
    .split(CODE)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part
            .replaceAll('<', '&lt;')
            .replaceAll('{{', '&#123;&#123;')
            .replace(/^(\s*)#/gm, '$1\\#'),
    )
    .join('')

const TAGS = {
  throws: 'Throws',
  returns: 'Returns',
  default: 'Default',
  deprecated: 'Deprecated',
  see: 'See',
  example: 'Example',
}

function tagLine({ name, text }, checkerText) {
  const words = checkerText(text)
  if (name === 'param') {
    const [parameter, ...rest] = words.split(/\s+/)
    return `- \`${parameter}\`: ${inMarkdown(rest.join(' ').replace(/^[-–]\s*/, ''))}`
  }
  const title = TAGS[name] ?? name
  if (name === 'example') return `${title}:\n\n${words.includes('```') ? words : `\`\`\`ts\n${words}\n\`\`\``}`
  return `- ${title}${words === '' ? '' : `: ${inMarkdown(words)}`}`
}

/**
 * What is said of a name, with its parameters and errors.
 * @param {ts.Symbol} symbol
 * @param {ts.TypeChecker} checker
 */
export function commentOf(symbol, checker) {
  const text = inMarkdown(ts.displayPartsToString(symbol.getDocumentationComment(checker)))
  const tags = symbol.getJsDocTags(checker).map((tag) => tagLine(tag, ts.displayPartsToString))
  return [text, tags.join('\n')].filter((part) => part !== '').join('\n\n')
}
