import { createShop } from '../create-shop'
import type { SettingsInput } from '../create-shop'
import { createTestEffects } from '../testing'
import { createExperiments } from './experiments.store'
import type { Experiment } from './experiments.types'

/** Two equal ways. */
export const colours: Experiment = {
  name: 'Colours',
  options: [
    { label: 'green', value: 'green' },
    { label: 'red', value: 'red' },
  ],
}

/** A page of a shop that runs experiments, over ports that a test steers. */
export function openPage(
  running: readonly unknown[],
  test = createTestEffects(),
  more: Partial<SettingsInput['experiments']> & { readonly settings?: SettingsInput } = {},
) {
  const { settings, ...experiments } = more
  const shop = createShop(
    test.effects,
    { ...settings, experiments: { running: running as readonly Experiment[], ...experiments } },
    { experiments: createExperiments },
  )
  if (shop.experiments === null) throw new Error('The shop was opened with experiments.')
  return { ...test, shop, experiments: shop.experiments }
}
