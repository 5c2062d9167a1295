/**
 * `npm run faults -- --runs 1000 --seed 1`: seeded random runs of a buyer's browser before a real shop server whose
 * network breaks at random; prints the promises and how often each broke.
 */
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, root, run } from './ensure.mjs'

await ensureInstalled()
const { build } = await import('esbuild')
const folder = join(root, '.cache/faults')

/** Our own source is bundled; what comes from npm is loaded as it is. */
const librariesOutside = {
  name: 'libraries-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) => (kind === 'entry-point' || path.startsWith('@prilavok/') ? null : { path, external: true }))
  },
}

await build({
  entryPoints: [join(root, 'e2e/faults/run.ts')],
  outdir: folder,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  conditions: ['@prilavok/source'],
  plugins: [librariesOutside],
  logLevel: 'warning',
})
copyFileSync(join(root, 'packages/shop-server/src/db/pglite-worker.mjs'), join(folder, 'pglite-worker.mjs'))

process.exitCode = await run(process.execPath, ['--enable-source-maps', join(folder, 'run.mjs'), ...process.argv.slice(2)])
