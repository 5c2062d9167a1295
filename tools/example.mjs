/**
 * `npm run example -- cart-button`: one example of `examples/` together with a shop for it; `--port 8100` may follow, and `--judge`
 * for the conformance kit where the shop is not ours.
 * Pages and shop server have different origins, as on most real sites, unless the example says otherwise.
 */
import './help.mjs'
import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureInstalled, root, run } from './ensure.mjs'
import { nextPages } from './example/next-pages.mjs'
import { staticPages } from './example/static-pages.mjs'
import { vitePages } from './example/vite-pages.mjs'
import { bundleSource } from './run-source.mjs'
import { ensureBuilt } from './start.mjs'

/**
 * Every example: how it is run and, for pages, the port that its browser storage belongs to. `resources`: what its server is given for its staff wing.
 * `oneOrigin`: the site
 * gives everything that is not its own page to the shop server, so that both have one address.
 */
const EXAMPLES = {
  'cart-button': { kind: 'static', port: 8091, oneOrigin: true },
  checkout: { kind: 'static', port: 8092 },
  'react-app': { kind: 'vite', port: 8093 },
  'cms-page': { kind: 'static', port: 8094 },
  'next-app': { kind: 'next', port: 8095 },
  filters: { kind: 'static', port: 8096, oneOrigin: true },
  'admin-tables': { kind: 'static', port: 8097, oneOrigin: true },
  'staff-extension': { kind: 'vite', port: 8099, resources: 'src/server.ts' },
  'headless-node': { kind: 'program', port: 0 },
  woocommerce: { kind: 'own-shop', port: 8098 },
}

const folderOf = (name) => join(root, 'examples', name)

/** Listens before there is anything to show: the shop must know the origin of its pages when it opens. */
async function listen(port) {
  const server = createServer()
  await new Promise((listening, failed) => {
    server.once('error', failed).listen(port, '127.0.0.1', listening)
  })
  const { port: taken } = /** @type {import('node:net').AddressInfo} */ (server.address())
  const close = () =>
    new Promise((closed) => {
      server.close(closed)
      server.closeAllConnections()
    })
  return { server, url: `http://127.0.0.1:${taken}`, close }
}

/** A shop with demo data. Pages of another origin may call it, and get whole addresses of pictures and products. */
async function openShopFor(origin, dataDir, resources) {
  const { openDemoShop } = await import('@prilavok/demo-shop')
  // The shop must know its own address before it listens, so a free port is looked for first.
  const free = await listen(0)
  await free.close()
  const settings = origin === null ? {} : { allowedOrigins: [origin], staffOrigins: [origin], publicUrl: free.url }
  return openDemoShop({
    dataDir,
    demo: 'mini',
    port: Number(new URL(free.url).port),
    bundleFolder: join(root, 'packages/embed/dist'),
    settings,
    ...(resources !== undefined && { resources }),
  })
}

/**
 * Opens the pages of an example and a shop for them.
 * @param {string} name
 * @param {{ readonly port?: number, readonly dataDir?: string }} [options] a free port and a shop in memory when left out
 */
export async function openExample(name, { port = 0, dataDir = 'memory' } = {}) {
  const { kind, oneOrigin = false, resources: declared } = EXAMPLES[name]
  const resources = declared && (await import(await bundleSource(`examples/${name}/${declared}`))).resources
  const page = await listen(port)
  const shop = await openShopFor(oneOrigin ? null : page.url, dataDir, resources).catch(async (error) => {
    await page.close()
    throw error
  })
  const pages = await openPages(kind, folderOf(name), shop.url, page, oneOrigin).catch(async (error) => {
    await page.close()
    await shop.close()
    throw error
  })
  const close = async () => {
    await pages.close()
    await page.close()
    await shop.close()
  }
  return { url: page.url, shop, close }
}

/** Lets the pages of an example respond at the address that their shop knows. */
async function openPages(kind, folder, shopUrl, page, oneOrigin) {
  if (kind === 'next') {
    // Its own server listens there.
    await page.close()
    return nextPages(folder, shopUrl, Number(new URL(page.url).port))
  }
  const pages =
    kind === 'vite'
      ? await vitePages(folder, shopUrl, page.server)
      : { listener: staticPages(folder, shopUrl, oneOrigin), close: () => {} }
  page.server.on('request', pages.listener)
  return pages
}

/**
 * Runs an example without pages against a shop; the program finds the shop's address in SHOP_ORIGIN.
 * @param {string} name
 * @param {{ readonly dataDir?: string, readonly print?: (text: string) => void }} [options]
 */
export async function runExample(name, { dataDir = 'memory', print = (text) => process.stdout.write(text) } = {}) {
  const shop = await openShopFor(null, dataDir)
  const program = await bundleSource(`examples/${name}/src/main.ts`)
  const child = spawn(process.execPath, ['--enable-source-maps', program], {
    env: { ...process.env, SHOP_ORIGIN: shop.url },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  child.stdout.setEncoding('utf8').on('data', print)
  const code = await new Promise((ended, failed) => child.on('error', failed).on('close', ended))
  return { code, shop, close: shop.close }
}

/** Runs an example whose shop is elsewhere, or judges that shop; the environment says where it is. */
async function runOnOwnShop(name, port, judges) {
  const program = await bundleSource(`examples/${name}/src/${judges ? 'judge' : 'main'}.ts`)
  process.exitCode = await run(process.execPath, ['--enable-source-maps', program], {
    cwd: root,
    env: { ...process.env, PORT: String(port) },
  })
}

async function start(name, { port, judges }) {
  const example = EXAMPLES[name]
  if (example === undefined)
    throw new Error(`There is no example "${name ?? ''}". Known: ${Object.keys(EXAMPLES).join(', ')}.`)
  await ensureInstalled()
  await ensureBuilt()
  if (example.kind === 'own-shop') return runOnOwnShop(name, port ?? example.port, judges)
  const dataDir = join(root, '.data', `example-${name}`)
  if (example.kind === 'program') {
    const { code, close } = await runExample(name, { dataDir })
    await close()
    process.exitCode = code ?? 1
    return
  }
  const { url, shop, close } = await openExample(name, { port: port ?? example.port, dataDir })
  console.log(`The example is open: ${url}\nIts shop server: ${shop.url}`)
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void close())
}

if (process.argv[1]?.endsWith('example.mjs')) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { port: { type: 'string' }, judge: { type: 'boolean', default: false } },
  })
  const port = values.port === undefined ? undefined : Number(values.port)
  start(positionals[0], { port, judges: values.judge }).catch((error) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
}
