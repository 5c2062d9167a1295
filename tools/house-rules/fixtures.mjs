/** Lays the fixtures out as small workspaces, so that packages find each other by name as in the real tree. */
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from '../ensure.mjs'

const fixtures = fileURLToPath(new URL('./fixtures', import.meta.url))

/** Doors and dependencies of every package, unless a fixture brings a manifest of its own. */
const manifest = (name) => ({
  name: `@prilavok/${name}`,
  type: 'module',
  exports: { '.': { '@prilavok/source': './src/index.ts' }, './*': { '@prilavok/source': './src/*/index.ts' } },
  dependencies: Object.fromEntries(['contracts', 'core', 'widgets'].map((each) => [`@prilavok/${each}`, '0.0.0'])),
  peerDependencies: { react: '*', zod: '*' },
})

/**
 * The folder in which the fixtures stand ready, and their names. The folder is the caller's to remove. It lies outside
 * the repository, whose ignore lists would hide the fixtures from oxlint.
 */
export function layOutFixtures() {
  const laidOut = realpathSync(mkdtempSync(join(tmpdir(), 'prilavok-rules-')))
  symlinkSync(join(root, 'node_modules'), join(laidOut, 'node_modules'), 'junction')
  cpSync(fixtures, laidOut, { recursive: true })
  copyFileSync(join(root, '.oxlintrc.json'), join(laidOut, '.oxlintrc.json'))
  const names = readdirSync(fixtures)
  for (const fixture of names) {
    const packages = join(laidOut, fixture, 'packages')
    for (const name of existsSync(packages) ? readdirSync(packages) : []) {
      const path = join(packages, name, 'package.json')
      if (!existsSync(path)) writeFileSync(path, JSON.stringify(manifest(name)))
      const scope = join(laidOut, fixture, 'node_modules', '@prilavok')
      mkdirSync(scope, { recursive: true })
      symlinkSync(join(packages, name), join(scope, name), 'junction')
    }
  }
  return { base: laidOut, names }
}
