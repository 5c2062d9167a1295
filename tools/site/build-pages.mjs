/** Builds the documents: staged pages, the reference, the generator, and the texts for programs. */
import { join } from 'node:path'
import { root } from '../ensure.mjs'
import { writeTexts } from './texts.mjs'
import { writeReference } from './reference.mjs'
import { stagePages } from './stage.mjs'

/** Builds the pages into `.cache/site/dist`, which it empties. */
export async function buildPages() {
  const folder = join(root, '.cache/site/pages')
  const staged = stagePages(root, folder)
  const reference = await writeReference(root, folder)
  writeTexts(folder, [...staged, ...reference])
  const { build } = await import('vitepress')
  await build(join(root, 'site'))
  return staged.length + reference.length
}
