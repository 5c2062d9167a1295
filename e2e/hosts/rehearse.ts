import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDemoShop } from '@prilavok/demo-shop'
import { runCli } from '../../packages/rehearse/src/cli/run-cli'
import { payableProducts } from '../support/buyer'
import { saveHosts } from './saved-hosts'

/** Run by tools/rehearse.mjs: an old and a new version on pages of other systems, with the demo shop behind them. */
const [old = '', now = '', ...flags] = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'prilavok-rehearsal-'))
const shop = await openDemoShop({ dataDir: 'memory', demo: 'mini', settings: { rateLimits: null } })
try {
  const [product] = await payableProducts(shop, 1)
  if (product === undefined) throw new Error('The demo shop has no product for the pages.')
  saveHosts(folder, product)
  process.exitCode = await runCli([old, now, folder, '--api', shop.url, ...flags], {
    say: (text) => console.log(text.replaceAll(`${folder}/`, '')),
    complain: console.error,
  })
} finally {
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
}
