import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { createServer, type AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { RehearsalReport } from '@prilavok/rehearse'
import type { OpenShop } from '@prilavok/shop-server'
import { bundleSource } from '../tools/run-source.mjs'
import { hosts as systems, type Host } from './hosts/host-pages'
import { saveHosts } from './hosts/saved-hosts'
import { payableProducts } from './support/buyer'
import { brokenBuild, clumsyBuild } from './support/changed-build'
import { bundleFolder } from './support/demo-shop'
import { expect, test } from './support/shop'

/** The walk of the guide. */
const WALK = fileURLToPath(new URL('../docs/snippets/guides/walk.mjs', import.meta.url))

let program = ''
test.beforeAll(async () => {
  program = await bundleSource('packages/rehearse/src/bin.ts')
})

interface Rehearsed {
  readonly code: number | null
  readonly said: string
}

/** Runs the program as people do. */
const run = (...args: readonly string[]): Promise<Rehearsed> =>
  new Promise((done) => {
    const child = execFile(process.execPath, [program, ...args], { maxBuffer: 1e7 }, (_, said, complained) =>
      done({ code: child.exitCode, said: said + complained }),
    )
  })

const reportOf = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as RehearsalReport

/** Saves pages, rehearses an upgrade of them, and reads the report. */
async function rehearsed(shop: OpenShop, now: string, hosts: readonly Host[], ...flags: readonly string[]) {
  const [product] = await payableProducts(shop, 1)
  if (product === undefined) throw new Error('The demo shop has no product for the pages.')
  const pages = test.info().outputPath('pages')
  saveHosts(pages, product, hosts)
  const [json, html] = [test.info().outputPath('report.json'), test.info().outputPath('report.html')]
  const ended = await run(bundleFolder, now, pages, '--api', shop.url, '--json', json, '--html', html, ...flags)
  return { ...ended, html, report: ended.code === 2 ? null : reportOf(json) }
}

test('a build and itself: nothing differs, and the program ends with 0', async ({ shop }) => {
  const hosts = systems.filter(({ name }) => /without a doctype/.test(name))
  const { code, said, report } = await rehearsed(shop, bundleFolder, hosts, '--viewport', '1280x900', '--walk', WALK)
  expect(said).toContain('The upgrade changes nothing on these pages.')
  expect([code, report?.pages.flatMap(({ differences }) => differences)]).toEqual([0, []])
  expect(report?.pages.flatMap(({ unanswered, blocked }) => [...unanswered, ...blocked])).toEqual([])
  expect(report?.pages.map(({ steps }) => steps)).toEqual(hosts.map(() => ['at rest', 'dialog', 'search']))
})

test('a page reaches nobody: neither pictures nor sockets, beacons, windows or hints leave the machine', async () => {
  let connections = 0
  const stranger = createServer().on('connection', (socket) => {
    connections += 1
    socket.destroy()
  })
  await new Promise<void>((listening) => stranger.listen(0, '127.0.0.1', listening))
  const origin = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}`
  const file = test.info().outputPath('page.html')
  writeFileSync(
    file,
    `<!doctype html><link rel="preconnect" href="${origin}"><link rel="prefetch" href="${origin}/next">
    <img src="${origin}/picture.png"><iframe src="${origin}/frame"></iframe><script src="${origin}/script.js"></script>
    <script>
      new WebSocket('${origin.replace('http', 'ws')}/socket')
      navigator.sendBeacon('${origin}/beacon', 'x')
      open('${origin}/window')
      fetch('${origin}/fetch', { method: 'POST', body: 'x' }).catch(() => {})
      new RTCPeerConnection({ iceServers: [{ urls: '${origin.replace('http://', 'stun:')}' }] }).createOffer()
    </script><div data-prilavok="cart-badge"></div><script src="/bundle/prilavok.stub.js"></script>`,
  )
  const json = test.info().outputPath('report.json')
  const flags = ['--viewport', '800x600', '--json', json, '--html', test.info().outputPath('report.html')]
  const { code } = await run(bundleFolder, bundleFolder, file, ...flags)
  stranger.close()
  const blocked = reportOf(json).pages.flatMap((page) => page.blocked)
  expect([code, connections]).toEqual([0, 0])
  for (const path of ['GET /picture.png', 'GET /frame', 'GET /script.js', 'POST /beacon', 'POST /fetch'])
    expect(blocked).toContain(path.replace('/', `${origin}/`))
  expect(blocked).toContain(`WebSocket ${origin.replace('http', 'ws')}`)
})

test('files of an origin that is allowed are loaded, and once for both versions', async () => {
  const asked: (string | undefined)[] = []
  const site = createHttpServer(({ url }, response) => {
    asked.push(url)
    response.writeHead(200, { 'Content-Type': 'text/css' }).end('h1 { background: url("/dots.svg") }')
  })
  await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening))
  const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
  const file = test.info().outputPath('page.html')
  writeFileSync(
    file,
    `<!doctype html><link rel="stylesheet" href="/style.css?v=2"><h1>Привет</h1><div data-prilavok="cart-badge"></div>
    <script src="/bundle/prilavok.stub.js" integrity="sha384-of-another-version"></script>`,
  )
  const json = test.info().outputPath('report.json')
  const flags = ['--origin', origin, '--allow', origin, '--viewport', '800x600', '--json', json]
  const { code } = await run(
    bundleFolder,
    bundleFolder,
    file,
    ...flags,
    '--html',
    test.info().outputPath('report.html'),
  )
  site.closeAllConnections()
  site.close()
  expect([code, asked]).toEqual([0, ['/style.css?v=2', '/dots.svg']])
  expect(reportOf(json).pages.map(({ measures }) => measures.new.version)).toEqual([
    expect.stringMatching(/^\d+\.\d+\.\d+$/),
  ])
})

test('a walk that cannot be done with the old version compares nothing, and the program ends with 2', async ({
  shop,
}) => {
  const walk = test.info().outputPath('walk.mjs')
  writeFileSync(walk, `export const walk = (page) => page.locator('#no-such-button').click({ timeout: 100 })`)
  const hosts = systems.filter(({ name }) => name === 'dokuwiki')
  const { code, said } = await rehearsed(shop, bundleFolder, hosts, '--walk', walk)
  expect([code, said]).toEqual([2, expect.stringMatching(/walk\.mjs cannot be done on dokuwiki-product\.html/)])
})

test('a clumsy build: each thing that it does is found and named, and the program ends with 1', async ({
  page,
  shop,
}) => {
  const build = clumsyBuild(test.info().outputPath('clumsy'))
  const hosts = systems.filter(({ name }) => name === 'bootstrap 3')
  const { code, said, report, html } = await rehearsed(shop, build, hosts)
  expect([code, said]).toEqual([1, expect.stringContaining('bootstrap-3-product.html')])
  expect(report?.pages.map(({ viewport }) => viewport.name)).toEqual(['desktop', 'phone'])
  for (const { differences, pictures, blocked } of report?.pages ?? []) {
    const find = (kind: string, text: RegExp) =>
      differences.filter((each) => each.kind === kind && text.test(`${each.what} | ${each.old} | ${each.new}`))
    const grown = find('box', /cart-button .*is 3 px higher.*\d+ × (40|44) px.*\d+ × (43|47) px/)
    expect(grown.map(({ of, step }) => [of, step])).toContainEqual(['widgets', 'at rest'])
    expect(find('event', /"product-added" does not come any more/)).toHaveLength(1)
    expect(find('event', /"product-put" is new/)).toHaveLength(1)
    expect(find('message', /new \| null \| error: Something <img/)).toHaveLength(1)
    expect(find('request', /call of the shop is new \| null \| GET \/api\/feature\/NewFlag\/enabled/)).toHaveLength(1)
    expect(find('request', /somebody else is new \| null \| GET https:\/\/tracker\.example\/pixel/)).toHaveLength(1)
    expect(find('error', /new \| null \| Too late/)).toHaveLength(1)
    expect(find('start', /./)).toEqual([])
    expect(pictures.map(({ step }) => step)).toContain('at rest')
    expect(blocked).toEqual(['GET https://tracker.example/pixel'])
  }

  await page.goto(`file://${html}`)
  await expect(page.getByRole('heading', { name: 'Upgrade rehearsal' })).toBeVisible()
  await expect(page.getByRole('img', { name: /desktop, at rest: difference/ })).toBeVisible()
  await expect(page.getByText('Something <img src=x').first()).toBeVisible()
  expect([await page.title(), await page.locator('script').count()]).toEqual(['Upgrade rehearsal', 0])
})

test('a build that does not start is told', async ({ shop }) => {
  const build = brokenBuild(test.info().outputPath('broken'))
  const hosts = systems.filter(({ name }) => name === 'dokuwiki')
  const { code, report } = await rehearsed(shop, build, hosts, '--viewport', '375x740', '--walk', 'none')
  expect(code).toBe(1)
  const [found] = report?.pages ?? []
  const told = found?.differences.map(({ kind, what, new: now }) => [kind, what, now])
  expect(told).toContainEqual(['start', 'The shop does not start any more', 'does not start'])
  expect(told).toContainEqual([
    'message',
    'A message in the console is new',
    expect.stringContaining('could not be loaded'),
  ])
  expect(told?.map(([kind]) => kind)).toContain('accessibility')
})
