/**
 * `npm start`: the reference shop with demo data, from a fresh clone on. Installs what is missing, builds what
 * has changed, and starts the server; its flags may follow (`npm start -- --port 4000`). `npm start -- --help` prints them at
 * once: it needs nothing installed or built.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ensureInstalled, orExit, root } from './ensure.mjs'

const STAMP = join(root, '.cache', 'built')
const OUTPUTS = ['packages/embed/dist/manifest.json', 'packages/shop-server/dist/bin.js']

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

/** Builds the widgets and the server unless they are up to date. */
export async function ensureBuilt() {
  const state = stateOfSources()
  const built = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : ''
  if (built === state && OUTPUTS.every((file) => existsSync(join(root, file)))) return
  console.log('Building the widgets and the shop server …')
  const { build } = await import('./build.mjs')
  await build(['embed', 'server'])
  markBuilt(state)
}

/** Remembers from which sources the builds were made. */
export function markBuilt(state = stateOfSources()) {
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

/** What `--help` prints: the text of the server's own `--help`, read from its source. */
function usage() {
  const source = readFileSync(join(root, 'packages/shop-server/src/node/cli-options.ts'), 'utf8')
  const [, text = ''] = /USAGE = `([^`]+)`/.exec(source) ?? []
  return `npm start: the demo shop; installs and builds what is missing. Flags follow two dashes: npm start -- --port 8081
Its data folder is .data and its demo size is "demo", unless --data and --demo say otherwise.

${text}`
}

async function start(args) {
  if (args.includes('--help') || args.includes('-h')) return console.log(usage())
  await ensureInstalled()
  await ensureBuilt()
  const flags = [
    '--data',
    process.env.PRILAVOK_DATA ?? (relative(process.cwd(), join(root, '.data')) || '.data'),
    '--demo',
    process.env.PRILAVOK_DEMO ?? 'demo',
    ...args,
  ]
  const server = startServer(flags)
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
  server.on('exit', (code) => {
    process.exitCode = code ?? 1
  })
}

if (process.argv[1]?.endsWith('start.mjs')) await orExit(start(process.argv.slice(2)))
