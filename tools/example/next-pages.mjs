/** The pages of an example that Next.js renders. */
import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from '../build.mjs'
import { isBuilt, markBuilt } from '../built.mjs'
import { ensureInstalled, root } from '../ensure.mjs'

/** Next.js is installed here when the example is first opened: nobody else needs its three hundred megabytes. */
const HOME = join(root, '.cache/next-app')
const LOCKED = join(root, 'tools/example/next')
const READY = /Ready in/

/** Next.js takes our packages as an application gets them, which is built. */
async function ensureLibraries() {
  if (isBuilt('libraries')) return
  await build(['libraries'])
  markBuilt('libraries')
}

/** The example beside its Next.js; our packages are found further up, in the repository. */
async function settle(folder) {
  mkdirSync(HOME, { recursive: true })
  cpSync(LOCKED, HOME, { recursive: true })
  await ensureInstalled(HOME)
  rmSync(join(HOME, 'src'), { recursive: true, force: true })
  for (const name of ['src', 'next.config.mjs', 'tsconfig.json'])
    cpSync(join(folder, name), join(HOME, name), { recursive: true })
}

/**
 * Starts `next dev` on a port; resolves when it listens.
 * @param {string} folder
 * @param {string} shopUrl
 * @param {number} port
 */
export async function nextPages(folder, shopUrl, port) {
  await ensureLibraries()
  await settle(folder)
  const next = join(HOME, 'node_modules/next/dist/bin/next')
  const server = spawn(process.execPath, [next, 'dev', '--hostname', '127.0.0.1', '--port', String(port)], {
    cwd: HOME,
    env: { ...process.env, NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1', SHOP_ORIGIN: shopUrl },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise((resolve) => server.once('exit', resolve))
  let said = ''
  await new Promise((ready, failed) => {
    for (const stream of [server.stdout, server.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        said += text
        if (READY.test(said)) ready(undefined)
      })
    void ended.then((code) => failed(new Error(`next dev ended with code ${code}:\n${said}`)))
  })
  return {
    close: async () => {
      server.kill('SIGTERM')
      await ended
    },
  }
}
