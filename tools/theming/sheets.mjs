import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../ensure.mjs'

/** @typedef {{ readonly path: string, readonly text: string }} SourceFile */

/**
 * The sources of the kit and the widgets whose names end as asked, tests left out.
 * @returns {readonly SourceFile[]}
 */
export function sourcesOf(...endings) {
  return ['packages/ui/src', 'packages/widgets/src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .map(String)
      .filter((path) => endings.some((ending) => path.endsWith(ending)) && !/(^|\/)testing\/|\.test\./.test(path))
      .sort()
      .map((path) => ({ path: `${folder}/${path}`, text: readFileSync(join(root, folder, path), 'utf8') })),
  )
}

/** A sheet without what people read in it. */
export const withoutComments = (css) => css.replace(/\/\*[\s\S]*?\*\//g, '')
