import { writeFileSync } from 'node:fs'
import { hosts as systems } from './host-pages'
import { differences } from './look'
import { expect, prepare, test } from './open-host'
import { changesSince, rememberPage } from './page-state'
import { trials } from './widget-trials'

/** What lies behind the rounded corners of a layer is the page's. */
const CORNERS: Readonly<Record<string, number>> = { dialog: 12, notification: 10 }

for (const system of systems) {
  for (const trial of trials) {
    test(`[EMBED-05] ${system.name}: ${trial.name} look as on a blank page, work, and change nothing else`, async ({
      page,
      hosts,
      shop,
      onBlankPage,
    }, info) => {
      const expected = await onBlankPage(trial)
      await prepare(hosts, page, shop, system, trial)
      const before = await rememberPage(page)
      await hosts.start()
      const found = await trial.run(page)
      for (const [name, look] of Object.entries(found)) {
        const known = expected[name]
        if (known === undefined) throw new Error(`The blank page has no "${name}".`)
        const told = differences(known, look, CORNERS[name])
        if (told.length > 0) {
          writeFileSync(info.outputPath(`${name}, blank page.png`), known.file)
          writeFileSync(info.outputPath(`${name}, found.png`), look.file)
        }
        expect.soft(told, name).toEqual([])
      }
      expect.soft(await changesSince(before, page)).toEqual([])
    })
  }
}
