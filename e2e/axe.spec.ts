import { violations } from './support/axe'
import { FORM_WALKS } from './support/form-states'
import { outOfPage, smallTargets, tornSums } from './support/geometry'
import { lookAt, LOOKS } from './support/looks'
import { isWhole } from './support/matrix'
import { ORDER_WALKS } from './support/order-states'
import { BROKEN_REQUEST, expect, test } from './support/shop'
import { SHOP_WALKS } from './support/states'

for (const { name, states } of [...SHOP_WALKS, ...ORDER_WALKS, ...FORM_WALKS])
  test(`[A11Y-01] ${name}: no violation in any state, in light, dark, at 320 px and with letters of 200%`, async ({
    page,
    shop,
    quiet,
  }) => {
    quiet.expectNoise(BROKEN_REQUEST)
    test.slow()
    for (const state of states) {
      await state.reach(page, shop)
      for (const look of LOOKS) {
        const seen = `${state.name}, ${look.name}`
        await lookAt(page, look)
        expect.soft(await violations(page, isWhole ? undefined : look.rules), seen).toEqual([])
        if (look.colorScheme === 'dark') continue
        const misplaced = await Promise.all([smallTargets(page), outOfPage(page), tornSums(page)])
        expect.soft(misplaced.flat(), seen).toEqual([])
      }
      await lookAt(page)
    }
  })
