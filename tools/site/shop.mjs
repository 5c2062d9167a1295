import { mkdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join } from 'node:path'
import { build } from 'esbuild'
import { root } from '../ensure.mjs'
import { copyPostgres } from './postgres-files.mjs'

const STAND_INS = join(root, 'packages/demo-shop/src/stand-in/scripts')
const SHOP = join(root, 'site/shop')

/** Modules of Node that the server uses in a tab, and what takes their place. */
const REPLACED = {
  crypto: join(SHOP, 'node-crypto.ts'),
  net: join(SHOP, 'node-net.ts'),
  'timers/promises': join(SHOP, 'node-timers.ts'),
}

/** The server for a browser: no files, no PDF library, and the modules of Node by their stand-ins or, where nothing calls them, empty. */
const forBrowser = {
  name: 'for-browser',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^(?:node:)?[a-z_/]+$/ }, ({ path, kind }) => {
      const name = path.replace(/^node:/, '')
      if (kind === 'entry-point' || path === 'buffer' || !builtinModules.includes(name)) return null
      return REPLACED[name] === undefined ? { path, namespace: 'empty' } : { path: REPLACED[name] }
    })
    // The database comes filled.
    onResolve({ filter: /\/seeds\/(?:seed|big-city|staff-accounts|staff-records)$/ }, ({ path }) => ({
      path,
      namespace: 'empty',
    }))
    onResolve({ filter: /\/(?:invoice|labels|packing-list|return-act)-pdf$/ }, () => ({
      path: join(SHOP, 'no-pdf.ts'),
    }))
    onLoad({ filter: /.*/, namespace: 'empty' }, () => ({ contents: 'module.exports = {}' }))
    onLoad({ filter: /stand-in\/script-files\.ts$/ }, ({ path }) => ({
      loader: 'ts',
      contents: scriptsInside(readFileSync(path, 'utf8')),
    }))
  },
}

/** The stand-in scripts as texts of the program, instead of files beside it. */
function scriptsInside(source) {
  const texts = ['window.js', 'tbank-form.js', 'tinkoff.js', 'pos-credit.js'].map((name) => [
    name,
    readFileSync(join(STAND_INS, name), 'utf8'),
  ])
  return source
    .replace(/import .* from 'node:fs'\n/, `const texts = ${JSON.stringify(Object.fromEntries(texts))}\n`)
    .replace(/\/\*\* The scripts lie[\s\S]*?\n}\n/, '')
    .replace("readFileSync(fileOf(name), 'utf8')", 'texts[name]')
}

const programOutside = {
  name: 'program-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\/open-shop$/ }, () => ({ path: './open-shop.js', external: true }))
  },
}

/** Builds the shop that runs in a tab into a folder of the site. */
export async function buildShop(site) {
  const folder = join(site, 'shop')
  mkdirSync(folder, { recursive: true })
  const shared = {
    bundle: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    minify: true,
    sourcemap: true,
    conditions: ['@prilavok/source'],
    mainFields: ['browser', 'module', 'main'],
    logLevel: 'warning',
  }
  // The worker is small, so that the downloads that it begins come beside that of the program.
  await build({
    ...shared,
    entryPoints: [join(SHOP, 'worker.ts')],
    outfile: join(folder, 'worker.js'),
    plugins: [programOutside],
  })
  await build({
    ...shared,
    entryPoints: [join(SHOP, 'open-shop.ts')],
    outfile: join(folder, 'open-shop.js'),
    inject: [join(SHOP, 'node-globals.ts')],
    plugins: [forBrowser],
  })
  await build({
    ...shared,
    entryPoints: [join(SHOP, 'service-worker.ts')],
    outfile: join(site, 'shop-service-worker.js'),
  })
  copyPostgres(folder)
}
