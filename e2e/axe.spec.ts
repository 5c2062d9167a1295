import { violations } from './support/axe'
import { FORM_STATES } from './support/form-states'
import { outOfPage, smallTargets, tornSums } from './support/geometry'
import { LOOKS } from './support/looks'
import { BROKEN_REQUEST, expect, test } from './support/shop'
import { STATES } from './support/states'

for (const { name, open } of [...STATES, ...FORM_STATES]) {
  test(`[A11Y-01] ${name}: no violation in light, dark, at 320 px and with letters of 200%`, async ({
    page,
    shop,
    quiet,
  }) => {
    quiet.expectNoise(BROKEN_REQUEST)
    test.slow()
    await open(page, shop)
    for (const look of LOOKS) {
      await look.put(page)
      expect.soft(await violations(page), look.name).toEqual([])
      expect.soft(await smallTargets(page), `${look.name}: targets`).toEqual([])
      expect.soft(await outOfPage(page), `${look.name}: reflow`).toEqual([])
      expect.soft(await tornSums(page), `${look.name}: sums`).toEqual([])
    }
  })
}
