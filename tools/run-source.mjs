import { copyFileSync, cpSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root, run } from './ensure.mjs'

/** Our own source is bundled; what comes from npm is loaded as it is. */
const librariesOutside = {
  name: 'libraries-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@prilavok/') ? null : { path, external: true },
    )
  },
}

/** Bundles a TypeScript program of the repository with the packages' source; returns the file that Node can run. */
export async function bundleSource(file) {
  const { build } = await import('esbuild')
  const folder = join(root, '.cache', 'programs', file.replaceAll('/', '-'))
  await build({
    entryPoints: [join(root, file)],
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
  // The server's database and its reader of pictures run in threads with files of their own, and its stand-in scripts are read as text.
  for (const thread of ['db/pglite-worker.mjs', 'threads/picture-worker.mjs'])
    copyFileSync(join(root, 'packages/shop-server/src', thread), join(folder, basename(thread)))
  cpSync(join(root, 'packages/demo-shop/src/stand-in/scripts'), join(folder, 'stand-in-scripts'), { recursive: true })
  cpSync(join(root, 'packages/demo-shop/data'), join(folder, 'data'), { recursive: true })
  return join(folder, `${basename(file, '.ts')}.mjs`)
}

/** Runs a TypeScript program of the repository on the packages' source; resolves to its exit code. */
export const runSource = async (file, args) =>
  run(process.execPath, ['--enable-source-maps', await bundleSource(file), ...args])
