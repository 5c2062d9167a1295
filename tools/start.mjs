/**
 * `npm start`: the demo shop, from a fresh clone on. Installs what is missing, builds what
 * has changed, and starts the server; its flags may follow (`npm start -- --port 4000`). `npm start -- --help` prints them at
 * once: it needs nothing installed or built.
 */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { isBuilt, markBuilt } from './built.mjs'
import { ensureInstalled, orExit, root } from './ensure.mjs'

/** Builds the widgets and the server unless they are up to date. */
export async function ensureBuilt() {
  if (isBuilt('shop')) return
  console.log('Building the widgets and the demo shop …')
  const { build } = await import('./build.mjs')
  await build(['embed', 'server', 'demo'])
  markBuilt('shop')
}

/** Starts the built server; the flags given last win. */
export const startServer = (flags, options = {}) =>
  spawn(
    process.execPath,
    [join(root, 'packages/demo-shop/dist/bin.js'), '--bundle', join(root, 'packages/embed/dist'), ...flags],
    { stdio: 'inherit', ...options },
  )

/** What `--help` prints: the texts of the demo shop and of its server, read from their sources. */
function usage() {
  const texts = ['demo-shop/src/demo-flags.ts', 'shop-server/src/node/cli-options.ts'].map((file) => {
    const [, text = ''] = /USAGE = `([^`]+)`/.exec(readFileSync(join(root, 'packages', file), 'utf8')) ?? []
    return text
  })
  return `npm start: the demo shop; installs and builds what is missing. Flags follow two dashes: npm start -- --port 8081
Its data folder is .data and its demo size is "demo", unless --data and --demo say otherwise.

${texts.join('\n\n')}`
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
