/** From which sources the builds were made. Node built-ins only. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './ensure.mjs'

/** What is built apart from the other: what `npm start` runs, and the packages as applications import them; with some files of each. */
const OUTPUTS = {
  shop: ['packages/embed/dist/manifest.json', 'packages/shop-server/dist/bin.js', 'packages/demo-shop/dist/bin.js'],
  libraries: [
    'packages/contracts/dist/index.js',
    'packages/widgets/dist/styles.css',
    'packages/devtools/dist/styles.css',
  ],
}
/** @typedef {keyof typeof OUTPUTS} Built */

/** @param {Built} what */
const stampOf = (what) => join(root, '.cache', `built-${what}`)

/** Packages that no build for `npm start` contains. */
const APART = ['conformance', 'rehearse', 'woocommerce']

/** A hash of everything that goes into the builds. */
function stateOfSources() {
  const hash = createHash('sha256')
  const plugins = readdirSync(join(root, 'tools')).filter((name) => name.endsWith('.mjs'))
  const files = [
    'package-lock.json',
    'rollup.config.mjs',
    'tsup.config.ts',
    ...plugins.sort().map((name) => join('tools', name)),
  ]
  for (const name of readdirSync(join(root, 'packages')).sort()) {
    const source = join('packages', name, 'src')
    if (APART.includes(name) || !existsSync(join(root, source))) continue
    files.push(
      join('packages', name, 'package.json'),
      ...readdirSync(join(root, source), { recursive: true })
        .sort()
        .map((file) => join(source, file)),
    )
  }
  for (const file of files)
    if (statSync(join(root, file)).isFile()) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

/**
 * Whether it is there, built from the present sources.
 * @param {Built} what
 */
export const isBuilt = (what) =>
  existsSync(stampOf(what)) &&
  readFileSync(stampOf(what), 'utf8') === stateOfSources() &&
  OUTPUTS[what].every((file) => existsSync(join(root, file)))

/**
 * Remembers that it is.
 * @param {Built} what
 */
export function markBuilt(what) {
  mkdirSync(join(root, '.cache'), { recursive: true })
  writeFileSync(stampOf(what), stateOfSources())
}
