/** What consumers do with the packages: import every entry, type-check, bundle, buy something. */
import { execFile, spawn } from 'node:child_process'
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'esbuild'

/** @typedef {import('./consumer-folder.mjs').PublicEntry} PublicEntry */

const runFile = promisify(execFile)

/** Runs a program in the consumers' folder; a failure carries everything that it said. */
async function node(home, ...args) {
  try {
    return (await runFile(process.execPath, args, { cwd: home, maxBuffer: 1e8 })).stdout
  } catch (error) {
    throw new Error(`${error.stdout ?? ''}${error.stderr ?? ''}`.trim() || error.message)
  }
}

/** Leaflet looks at the window when it is imported. */
const needsWindow = ({ specifier }) => specifier.endsWith('/point-map/leaflet')

/** Every entry but that of Leaflet can be imported, and required, in Node: nothing of a page is touched before it is used. */
export async function importEntries(home, entries) {
  const code = entries.filter((entry) => entry.kind === 'code' && !needsWindow(entry)).map(({ specifier }) => specifier)
  writeFileSync(
    join(home, 'entries.mjs'),
    `${code.map((entry) => `await import('${entry}')`).join('\n')}\n${jsonImports(entries)}`,
  )
  await node(home, 'entries.mjs')
  // Node takes ES modules in require() from 20.19 and 22.12 on.
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) return
  writeFileSync(join(home, 'entries.cjs'), `${code.map((entry) => `require('${entry}')`).join('\n')}\n`)
  await node(home, '--no-warnings', 'entries.cjs')
}

const jsonImports = (entries) =>
  entries
    .filter(({ kind }) => kind === 'json')
    .map(({ specifier }) => `await import('${specifier}', { with: { type: 'json' } })\n`)
    .join('')

/** Every entry but the server's can be bundled for a page, with the conditions that every bundler knows. */
export async function bundleEntries(home, entries) {
  const taken = entries.filter(({ kind, needsNode }) => kind !== 'script' && !needsNode)
  const contents = taken
    .map(({ specifier, kind }, at) =>
      kind === 'sheet'
        ? `import '${specifier}'`
        : `import * as entry${at} from '${specifier}'\nconsole.log(entry${at})`,
    )
    .join('\n')
  const stdin = { contents, resolveDir: home }
  await build({
    stdin,
    absWorkingDir: home,
    bundle: true,
    write: false,
    outdir: join(home, 'out'),
    format: 'esm',
    platform: 'browser',
    logLevel: 'silent',
  })
}

/** An import that is not used leaves nothing in a bundle: `sideEffects` is true. */
export async function shakeEntries(home, entries) {
  const taken = entries.filter(
    ({ kind, needsNode, specifier }) => kind === 'code' && !needsNode && !/embed$|\/styles$/.test(specifier),
  )
  const stdin = {
    contents: taken.map(({ specifier }, at) => `import * as entry${at} from '${specifier}'`).join('\n'),
    resolveDir: home,
  }
  const { outputFiles } = await build({
    stdin,
    absWorkingDir: home,
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    minify: true,
    logLevel: 'silent',
  })
  const left = outputFiles[0].text.trim()
  if (left !== '') throw new Error(`Unused imports leave ${left.length} characters in a bundle: ${left.slice(0, 200)}`)
}

/** Types hold under `strict` and `exactOptionalPropertyTypes`; declarations are checked as well (`skipLibCheck` is off). */
export const typeCheck = (home, resolution) =>
  node(home, 'node_modules/typescript/bin/tsc', '--project', `plain-types/tsconfig.${resolution}.json`)

/** The React application type-checks and builds. */
export async function buildApp(home) {
  await node(home, 'node_modules/typescript/bin/tsc', '--project', 'react-app')
  await node(home, 'node_modules/vite/bin/vite.js', 'build', 'react-app', '--logLevel', 'warn')
  const built = readdirSync(join(home, 'react-app/dist/assets'))
  const sheet = built
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(join(home, 'react-app/dist/assets', file), 'utf8'))
    .join('')
  if (!sheet.includes('.pk-cart-button'))
    throw new Error('The style sheet of the built application lacks the rules of the widgets.')
}

/** A page on the embed package alone builds. */
export async function buildPage(home) {
  await node(home, 'node_modules/vite/bin/vite.js', 'build', 'embed-page', '--logLevel', 'warn', '--target', 'es2022')
}

/** The demo shop runs inside a program: its page's example asks how it is. */
export async function serveInNode(home) {
  const status = (await node(home, 'node-script/serve.mjs')).trim()
  if (status !== '200') throw new Error(`The demo shop should respond with 200, not ${status}.`)
}

/** Starts the demo shop by the bin of its package; resolves with its address and a function that stops it. */
export async function startShop(home, origins) {
  const allowed = origins.flatMap((origin) => ['--origin', origin])
  const args = ['--port', '0', '--data', 'memory', '--demo', 'mini', ...allowed]
  const shop = spawn(process.execPath, [join(home, 'node_modules/.bin/prilavok-demo'), ...args], {
    cwd: home,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise((resolve) => shop.on('exit', resolve))
  let said = ''
  const url = await new Promise((resolve, reject) => {
    for (const stream of [shop.stdout, shop.stderr]) {
      stream.setEncoding('utf8')
      stream.on('data', (text) => {
        said += text
        const opened = /The shop is open: (\S+)/.exec(said)
        if (opened) resolve(opened[1])
      })
    }
    ended.then((code) => reject(new Error(`prilavok-demo ended with code ${code}: ${said}`)))
  })
  const close = async () => {
    shop.kill('SIGTERM')
    const code = await ended
    if (code !== 0) throw new Error(`prilavok-demo ended with code ${code}: ${said}`)
  }
  return { url, close }
}

/** The cheapest product on the shop's front page, below every discount on larger orders; with its price there, in kopecks. */
export async function findProduct(shopUrl) {
  const page = await (await fetch(shopUrl)).text()
  const offers = [...page.matchAll(/data-prilavok="cart-button"\s+data-id="([^"]+)"[^>]*?\sdata-price="([\d.]+)"/g)]
  const products = offers
    .map(([, id, roubles]) => ({ id, kopecks: Math.round(Number(roubles) * 100) }))
    .sort((one, other) => one.kopecks - other.kopecks)
  if (products[0] === undefined) throw new Error(`${shopUrl} offers nothing to buy.`)
  return products[0]
}

/** The conformance kit by the bin of its package; a sentence that does not hold ends it with code 1. */
export const judgeShop = (home, shopUrl, product) =>
  node(home, 'node_modules/.bin/prilavok-conformance', shopUrl, '--features', 'cart,flags', '--product', product.id)

/** The rehearsal by the bin of its package, on a page with a cart button: the installed script and itself. */
export function rehearseUpgrade(home, shopUrl, product) {
  const page = join(home, 'rehearsed.html')
  const tag = '<script src="/bundle/prilavok.stub.js" defer></script>'
  const attributes = `data-id="${product.id}" data-name="Product" data-price="100"`
  writeFileSync(page, `<!doctype html><div data-prilavok="cart-button" ${attributes}></div>${tag}`)
  const script = join(home, 'node_modules/@prilavok/embed')
  const report = join(home, 'rehearsal.html')
  const flags = ['--api', shopUrl, '--viewport', '375x740', '--html', report]
  return node(home, 'node_modules/.bin/prilavok-rehearse', script, join(script, 'dist'), page, ...flags)
}

/** Core alone in Node puts two pieces into a cart and learns their price. */
export async function buyInNode(home, shopUrl, product) {
  const { pieces, kopecks } = JSON.parse(await node(home, 'node-script/fill-cart.mjs', shopUrl, product.id))
  if (pieces !== 2 || kopecks !== 2 * product.kopecks)
    throw new Error(
      `Two pieces of ${product.id} should cost ${2 * product.kopecks} kopecks, not ${kopecks} for ${pieces}.`,
    )
}
