import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { MarkdownRenderer } from 'vitepress'

/** A picture with a dark version beside it, `name.dark.webp`, is both; the theme shows one of them. */
export function darkPictures(md: Pick<MarkdownRenderer, 'renderer'>): void {
  const { image } = md.renderer.rules
  if (image === undefined) return
  md.renderer.rules.image = (tokens, at, options, env: { readonly path?: string }, self) => {
    const src = tokens[at]?.attrGet('src') ?? ''
    const dark = src.replace(/\.webp$/, '.dark.webp')
    if (dark === src || !existsSync(join(dirname(env.path ?? ''), dark))) return image(tokens, at, options, env, self)
    const versionOf = (source: string, name: string) => {
      tokens[at]?.attrSet('src', source)
      tokens[at]?.attrSet('class', name)
      return image(tokens, at, options, env, self)
    }
    return versionOf(src, 'in-light') + versionOf(dark, 'in-dark')
  }
}
