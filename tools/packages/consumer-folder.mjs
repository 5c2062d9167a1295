/** A folder outside of the repository in which the packed packages are installed, as a customer would. */
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { npm } from './npm.mjs'

/** @typedef {import('./pack.mjs').Packed} Packed */
/** @typedef {{ readonly specifier: string, readonly kind: 'code' | 'json' | 'sheet' | 'script', readonly needsNode: boolean }} PublicEntry */

/** What the projects use beside our packages, in the versions that the repository has locked. */
const TOOLS = ['react', 'react-dom', '@types/react', '@types/react-dom', 'typescript', 'vite']

/** Programs for the command line, and servers: no page can hold them. */
const NEED_NODE = ['@prilavok/shop-server', '@prilavok/demo-shop', '@prilavok/rehearse']

/**
 * Installs the tarballs beside the projects of `consumers/`.
 * @param {string} root
 * @param {readonly Packed[]} packed
 */
export function settle(root, packed) {
  const home = realpathSync(mkdtempSync(join(tmpdir(), 'prilavok-consumers-')))
  try {
    cpSync(join(root, 'tools/packages/consumers'), home, { recursive: true })
    // What the packages' own pages show as code.
    for (const [file, place] of [
      ['start.ts', 'embed-page'],
      ['serve.mjs', 'node-script'],
    ])
      cpSync(join(root, 'docs/snippets/packages', file), join(home, place, file))
    const locked = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
    const dependencies = {
      ...Object.fromEntries(packed.map(({ name, tarball }) => [name, `file:${tarball}`])),
      ...Object.fromEntries(TOOLS.map((name) => [name, locked[`node_modules/${name}`].version])),
    }
    writeFileSync(
      join(home, 'package.json'),
      `${JSON.stringify({ name: 'consumer', private: true, type: 'module', dependencies }, null, 2)}\n`,
    )
    npm(['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'], home)
    const entries = packed.flatMap(publicEntries)
    writeFileSync(join(home, 'plain-types', 'entries.ts'), typedEntries(entries))
    // The newest resolution wants an attribute for JSON, the older ones refuse it.
    writeFileSync(join(home, 'plain-types', 'entries.nodenext.ts'), typedEntries(entries, " with { type: 'json' }"))
    return { home, entries, leave: () => rmSync(home, { recursive: true, force: true }) }
  } catch (error) {
    rmSync(home, { recursive: true, force: true })
    throw error
  }
}

/**
 * Every entry of a package that has one name.
 * @param {Packed} packed
 * @returns {PublicEntry[]}
 */
function publicEntries({ name, manifest }) {
  return Object.keys(manifest.exports)
    .filter((entry) => !entry.includes('*'))
    .map((entry) => {
      const kind = entry.endsWith('.json')
        ? 'json'
        : entry.endsWith('.css')
          ? 'sheet'
          : /^\.\/prilavok\b/.test(entry)
            ? 'script'
            : 'code'
      return { specifier: name + entry.slice(1), kind, needsNode: NEED_NODE.includes(name) }
    })
}

/** A module that takes every entry, so that the compiler reads every declaration behind them. */
function typedEntries(entries, attribute = '') {
  const taken = entries.flatMap(({ specifier, kind }, at) => {
    if (kind === 'sheet' || kind === 'script') return [`import '${specifier}'`]
    if (kind === 'json') return [`import entry${at} from '${specifier}'${attribute}`, `export { entry${at} }`]
    return [`export * as entry${at} from '${specifier}'`]
  })
  return `${taken.join('\n')}\n`
}
