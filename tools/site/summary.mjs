/** What a page is about, read from its Markdown. */

const plain = (text) =>
  text
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`]|<[^>]+>/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** The heading of a page. */
export const titleOf = (text) =>
  plain(/^title: (.+)$/m.exec(frontmatterOf(text))?.[1] ?? /^# (.+)$/m.exec(text)?.[1] ?? '')

const frontmatterOf = (text) => /^---\n([\s\S]*?)\n---\n/.exec(text)?.[1] ?? ''

/** The first sentence of a page; of a page without a text, its heading. */
export function summaryOf(text) {
  const description = /^description: (.+)$/m.exec(frontmatterOf(text))?.[1]
  if (description !== undefined) return description
  const body = text.replace(/^---\n[\s\S]*?\n---\n/, '').replace(/^(`{3,})[\s\S]*?^\1|<!--[\s\S]*?-->/gm, '')
  const paragraph = body
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .find((block) => plain(block) !== '' && !/^(?:[#|>-]|Status:|\[[^\]]*\]\([^)]*\)$)/.test(block))
  const sentence = plain(paragraph ?? titleOf(text))
  return /^.*?[.!?:](?=\s|$)/.exec(sentence)?.[0].replace(/:$/, '.') ?? sentence
}
