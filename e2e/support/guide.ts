import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The blocks of CSS in a guide, by the heading above them. */
export function cssBlocks(name: string): ReadonlyMap<string, string> {
  const text = readFileSync(fileURLToPath(new URL(`../../docs/guides/${name}.md`, import.meta.url)), 'utf8')
  const blocks = new Map<string, string>()
  for (const [, heading = '', section = ''] of text.matchAll(/^## (.+)\n((?:(?!## ).*\n?)*)/gm)) {
    const found = [...section.matchAll(/```css\n([\s\S]*?)```/g)].map(([, css = '']) => css)
    if (found.length > 0) blocks.set(heading, found.join('\n'))
  }
  return blocks
}
