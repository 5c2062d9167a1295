/**
 * `npm run build`: everything that is shipped.
 *
 *   npm run build                       libraries, script builds, shop server, demo shop, zip files of the integrations
 *   npm run build -- --only embed,server
 */
import './help.mjs'
import { spawnSync } from 'node:child_process'
import { copyFileSync, cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { markBuilt } from './built.mjs'
import { isolateCss } from './css-plugin.mjs'
import { zipPackages } from './integrations/packages.mjs'
import { writeFeatureSheets } from './packages/feature-sheets.mjs'
import { writeDeclarations } from './packages/declarations.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
/** The packages that applications import, in the order in which they are built. */
const LIBRARIES = ['contracts', 'core', 'browser', 'react', 'ui', 'widgets', 'admin', 'devtools']
const SHIPPED = [...LIBRARIES, 'conformance', 'woocommerce', 'embed', 'shop-server', 'demo-shop', 'rehearse']

/** Runs a tool of node_modules; throws with its output when it fails. */
function run(title, folder, tool, ...args) {
  const begun = Date.now()
  const { status, stdout, stderr } = spawnSync(process.execPath, [`${root}node_modules/${tool}`, ...args], {
    cwd: root + folder,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${title} failed.\n${stdout}${stderr}`)
  console.log(`  ${title} ${((Date.now() - begun) / 1000).toFixed(1)} s`)
}

const tsup = (name) =>
  run(`@prilavok/${name}`, `packages/${name}`, 'tsup/dist/cli-default.js', '--config', `${root}tsup.config.ts`)

/** All sheets of the named packages in one file, behind the same wall as in the script builds. */
async function styles(name, from = [name]) {
  const parts = await Promise.all(
    from
      .flatMap((each) => sheetsOf(`${root}packages/${each}/src`))
      .map(async (file) => isolateCss(readFileSync(file, 'utf8'))),
  )
  const dist = `${root}packages/${name}/dist`
  for (const file of readdirSync(dist, { recursive: true })) if (/\.css(\.map)?$/.test(file)) rmSync(`${dist}/${file}`)
  writeFileSync(`${dist}/styles.css`, `${parts.join('\n')}\n`)
}

/** The sheets of a package in the order in which they apply. */
function sheetsOf(folder) {
  const sheets = readdirSync(folder, { recursive: true }).filter((file) => file.endsWith('.css'))
  // The root's sheets come first: the tokens, then the wall against the page.
  const rank = (file) => 1 + ['styles/tokens.css', 'styles/firewall.css'].indexOf(file) || 9
  return sheets
    .sort((one, other) => rank(one) - rank(other) || one.localeCompare(other))
    .map((file) => `${folder}/${file}`)
}

const steps = {
  async libraries() {
    for (const name of LIBRARIES) tsup(name)
    await styles('ui')
    await styles('widgets')
    await writeFeatureSheets(root)
    await styles('admin', ['ui', 'admin'])
    await styles('devtools')
  },
  embed() {
    run('script builds', '', 'rollup/dist/bin/rollup', '--config', 'rollup.config.mjs', '--silent')
  },
  async entry() {
    tsup('embed')
    await styles('embed', ['ui', 'widgets', 'devtools', 'embed'])
  },
  server() {
    tsup('shop-server')
    const server = `${root}packages/shop-server`
    for (const thread of ['db/pglite-worker.mjs', 'threads/picture-worker.mjs'])
      copyFileSync(`${server}/src/${thread}`, `${server}/dist/${thread.split('/').at(-1)}`)
  },
  demo() {
    tsup('demo-shop')
    cpSync(`${root}packages/demo-shop/src/stand-in/scripts`, `${root}packages/demo-shop/dist/stand-in-scripts`, {
      recursive: true,
    })
  },
  conformance() {
    tsup('conformance')
  },
  rehearse() {
    tsup('rehearse')
  },
  woocommerce() {
    tsup('woocommerce')
  },
  integrations() {
    zipPackages(`${root}integrations`)
  },
  declarations() {
    run('declarations', '', 'typescript-native/bin/tsc', '-b', ...SHIPPED.map((name) => `packages/${name}`))
    for (const name of SHIPPED) writeDeclarations(root, name)
  },
}

/** Builds the named parts. */
export async function build(names = Object.keys(steps)) {
  for (const name of names) {
    const step = steps[name]
    if (step === undefined)
      throw new Error(`There is no part "${name}" to build. Known parts: ${Object.keys(steps).join(', ')}.`)
    await step()
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const at = process.argv.indexOf('--only')
  await build(at < 0 ? undefined : process.argv[at + 1]?.split(','))
  if (at < 0) for (const what of ['shop', 'libraries']) markBuilt(what)
}
