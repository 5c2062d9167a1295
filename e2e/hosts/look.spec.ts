import { writeFileSync } from 'node:fs'
import { hosts as systems } from './host-pages'
import { differences, lookOf } from './look'
import { lookAtAll } from './look-walk'
import { expect, openWithAll, test } from './open-host'
import { changesSince, rememberPage } from './page-state'

/** What lies behind the rounded corners of a layer is the page's. */
const CORNERS: Readonly<Record<string, number>> = { dialog: 12, notification: 10 }

// Thousands of styles are read.
test.describe.configure({ timeout: 120_000 })

for (const system of systems) {
  test(`[EMBED-05] ${system.name}: widgets look as on a blank page, and change nothing else`, async ({
    page,
    hosts,
    shop,
    onBlankPage,
  }, info) => {
    await openWithAll(hosts, page, shop, system)
    const before = await rememberPage(page)
    await hosts.start()
    const found = await lookAtAll(page, hosts.settled, lookOf)
    for (const [name, look] of Object.entries(found)) {
      const known = onBlankPage[name]
      if (known === undefined) throw new Error(`The blank page has no "${name}".`)
      const told = differences(known, look, CORNERS[name])
      if (told.length > 0) {
        writeFileSync(info.outputPath(`${name}, blank page.png`), known.picture)
        writeFileSync(info.outputPath(`${name}, found.png`), look.picture)
      }
      expect.soft(told, name).toEqual([])
    }
    expect.soft(await changesSince(before, page)).toEqual([])
  })
}
