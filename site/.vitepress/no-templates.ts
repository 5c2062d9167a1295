import type { MarkdownRenderer } from 'vitepress'

/** A rule of markdown-it: braces of a text are braces; the generator would read them as an expression. */
export function noTemplates(md: MarkdownRenderer): void {
  const { rules } = md.renderer
  for (const name of ['text', 'code_inline']) {
    const rule = rules[name]
    rules[name] = (...args) => (rule?.(...args) ?? '').replaceAll('{{', '&#123;&#123;')
  }
}
