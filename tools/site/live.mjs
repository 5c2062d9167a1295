import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { root } from '../ensure.mjs'

/** The sheets of strangers under which a widget can be looked at. */
const SHEETS = {
  'bootstrap3.css': 'node_modules/bootstrap3/dist/css/bootstrap.min.css',
  'bootstrap5.css': 'node_modules/bootstrap5/dist/css/bootstrap.min.css',
  'old.css': 'examples/cms-page/theme/style.css',
}

const shared = {
  bundle: true,
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  minify: true,
  sourcemap: true,
  jsx: 'automatic',
  conditions: ['@prilavok/source'],
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'warning',
}

/** Builds the frame that shows widgets, and the builder, into the folder of the site. */
export async function buildLive(site) {
  for (const folder of ['live/sheets', 'builder', 'try']) mkdirSync(join(site, folder), { recursive: true })
  for (const [name, file] of Object.entries(SHEETS)) copyFileSync(join(root, file), join(site, 'live/sheets', name))
  for (const file of [
    'live/frame.html',
    'live/frame.css',
    'builder/index.html',
    'builder/builder.css',
    'try/index.html',
    'try/try.css',
  ])
    copyFileSync(join(root, 'site', file), join(site, file))
  const entryPoints = ['live/frame.ts', 'builder/builder.tsx', 'try/try.ts'].map((file) => join(root, 'site', file))
  await build({ ...shared, entryPoints, outdir: site, outbase: join(root, 'site') })
}
