import { build, type BuildOptions } from 'esbuild'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { BuiltTarget, Target } from '../lib/side-by-side.types'
import { BENCH, BUILT, PEERS, ROOT } from './folders'

const shared: BuildOptions = {
  bundle: true,
  minify: true,
  target: 'es2022',
  platform: 'browser',
  charset: 'utf8',
  legalComments: 'none',
  logLevel: 'error',
  define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}', global: 'globalThis', __DEV__: 'false' },
}

/** Bundles a target for production, as its users would, with the packages of its own group. */
export async function bundleTarget(target: Target): Promise<BuiltTarget> {
  const { id, group, entry, jsx = 'react', adapter, scripts = [], styles = [] } = target
  const outdir = join(BUILT, id)
  await rm(outdir, { recursive: true, force: true })
  await build({
    ...shared,
    stdin: {
      contents: `import { createProbe } from './page/probe'; import { adapter } from './${adapter}'; globalThis.probe = createProbe(adapter)`,
      resolveDir: BENCH,
      loader: 'ts',
    },
    format: 'iife',
    outfile: join(outdir, `${id}.probe.js`),
  })
  const probe = `/built/${id}/${id}.probe.js`
  if (entry === undefined) return { target, scripts, styles, probe }
  await build({
    ...shared,
    entryPoints: { main: join(BENCH, entry) },
    outdir,
    format: 'esm',
    splitting: true,
    jsx: 'automatic',
    jsxImportSource: jsx,
    nodePaths: [group === undefined ? join(ROOT, 'node_modules') : join(PEERS, group, 'node_modules')],
    mainFields: ['browser', 'module', 'main'],
    conditions: ['production', 'browser', 'module', 'import'],
    loader: { '.svg': 'dataurl', '.png': 'dataurl', '.gif': 'dataurl', '.woff': 'file', '.woff2': 'file' },
    // Where the bench's own node_modules would win over those of the peer's group.
    plugins: group === undefined ? [] : [fromGroup(join(PEERS, group))],
  })
  const sheet = existsSync(join(outdir, 'main.css')) ? [`/built/${id}/main.css`] : []
  return {
    target,
    scripts: [...scripts, { src: `/built/${id}/main.js`, module: true }],
    styles: [...styles, ...sheet],
    probe,
  }
}

/** Packages that our own sources name come from the group's folder, never from the repository's. */
const fromGroup = (folder: string) => ({
  name: 'from-group',
  setup: (found: Parameters<NonNullable<BuildOptions['plugins']>[number]['setup']>[0]) =>
    found.onResolve({ filter: /^[^./]/ }, ({ path, kind, importer, pluginData }) =>
      pluginData === 'resolved' || kind === 'entry-point' || importer.includes('node_modules')
        ? undefined
        : found.resolve(path, { kind, resolveDir: folder, pluginData: 'resolved' }),
    ),
})
