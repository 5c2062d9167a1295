/**
 * `npm start`: the reference shop with demo data, from a fresh clone on. Installs what is missing, builds what
 * has changed, and starts the server; its flags may follow (`npm start -- --port 4000`, `-- --help`).
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, root } from './ensure.mjs'

const STAMP = join(root, '.cache', 'built')
const OUTPUTS = ['packages/embed/dist/manifest.json', 'packages/shop-server/dist/bin.js']

/** Tells whether anything that goes into the builds has changed since the last one. */
function stateOfSources() {
  const hash = createHash('sha256')
  const files = [
    'package-lock.json',
    'rollup.config.mjs',
    'tsup.config.ts',
    'tools/bundle-manifest.mjs',
    'tools/css-plugin.mjs',
    'tools/library-fixes.mjs',
    'tools/old-pages.mjs',
    'tools/preact-alias.mjs',
  ]
  for (const name of readdirSync(join(root, 'packages')).sort()) {
    const source = join('packages', name, 'src')
    if (!existsSync(join(root, source))) continue
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

/** Builds the widgets and the server unless they stand as the sources say. */
export async function ensureBuilt() {
  const state = stateOfSources()
  const built = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : ''
  if (built === state && OUTPUTS.every((file) => existsSync(join(root, file)))) return
  console.log('Building the widgets and the shop server …')
  const { build } = await import('./build.mjs')
  await build(['embed', 'server'])
  mkdirSync(join(root, '.cache'), { recursive: true })
  writeFileSync(STAMP, state)
}

/** Starts the built server; the flags given last win. */
export const startServer = (flags, options = {}) =>
  spawn(
    process.execPath,
    [join(root, 'packages/shop-server/dist/bin.js'), '--bundle', join(root, 'packages/embed/dist'), ...flags],
    { stdio: 'inherit', ...options },
  )

if (process.argv[1]?.endsWith('start.mjs')) {
  await ensureInstalled()
  await ensureBuilt()
  const flags = [
    '--data',
    process.env.PRILAVOK_DATA ?? join(root, '.data'),
    '--demo',
    process.env.PRILAVOK_DEMO ?? 'demo',
    ...process.argv.slice(2),
  ]
  const server = startServer(flags)
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
  server.on('exit', (code) => {
    process.exitCode = code ?? 1
  })
}
