import { describe, expect, it } from 'vitest'
import { createTestEffects } from '../testing'
import { colours, openPage } from './experiments.fixture'
import { decidedOption, isExposure } from './experiments.rules'
import { EXPERIMENTS_KEY } from './experiments.storage'
import type { Experiment } from './experiments.types'

const shipped: Experiment = { ...colours, decided: 'red' }
const read = (experiment: Experiment, test = createTestEffects()) => {
  const { experiments } = openPage([experiment], test)
  const option = experiments.optionOf('Colours')
  return {
    option,
    exposed: Object.keys(experiments.state.getState().exposed),
    stored: test.storage.read(EXPERIMENTS_KEY),
  }
}

describe('the rules of a decision', () => {
  it.each([
    ['running', colours, null],
    ['shipped', shipped, 'red'],
    ['stopped with its control', { ...colours, decided: 'green' }, 'green'],
    ['decided for an option that is gone', { ...colours, decided: 'blue' }, null],
  ] as const)('%s', (_, experiment, label) => {
    expect(decidedOption(experiment)?.label ?? null).toBe(label)
  })

  it.each([
    ['drawn', true],
    ['stored', true],
    ['override', false],
    ['robot', false],
    ['decided', false],
  ] as const)('an option that is %s counts as shown: %s', (why, counts) => {
    expect(isExposure({ why })).toBe(counts)
  })
})

describe('a decided experiment', () => {
  it.each([
    ['whoever has drawn nothing yet', {}],
    ['pages that its filters leave out', { urlFilters: ['^/catalog/'], domElementFilters: ['nowhere'] }],
    ['visitors whose option the personalisation service would choose', { runner: 'prediction' as const }],
    ['robots', { params: { skipForYandex: true } }],
  ])('gives its option to %s; nothing is drawn, stored or told of', (_, more) => {
    const test = createTestEffects({
      chance: () => {
        throw new Error('There is nothing to draw.')
      },
    })
    test.page.facts = {
      ...test.page.facts,
      userAgent: 'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
    }
    const { option, exposed, stored } = read({ ...shipped, ...more }, test)
    expect(option).toMatchObject({ label: 'red', value: 'red', isControl: false, why: 'decided' })
    expect(exposed).toEqual([])
    expect(stored).toBe('{"version":"1","assigned":{}}')
  })

  it('leaves what was drawn before in its place: once it goes on, visitors have their options again', () => {
    const test = createTestEffects({ chance: 0.1 })
    expect(read(colours, test).option).toMatchObject({ label: 'green', why: 'drawn' })
    expect(read(shipped, test).option).toMatchObject({ label: 'red', why: 'decided' })
    expect(read(colours, test).option).toMatchObject({ label: 'green', why: 'stored' })
  })

  it('lets an address show another option', () => {
    const test = createTestEffects()
    test.address.query.set('pk-experiments', 'Colours:green')
    expect(read(shipped, test).option).toMatchObject({ label: 'green', why: 'override' })
  })

  it('acts on the named option', () => {
    const test = createTestEffects({ chance: 0.1 })
    const page = (decided?: string) =>
      openPage([{ name: 'ContactsHide', ...(decided !== undefined && { decided }) }], test).shop.option('ContactsHide')
    expect([page(), page('true'), page('false'), page()]).toEqual([false, true, false, false])
  })

  it.each(['blue', '', 7, null])(
    'for a label of no option is reported, and the page stays as it is set: %s',
    (decided) => {
      const page = openPage([{ ...colours, decided }])
      expect(page.reports).toMatchObject([
        { kind: 'settings', message: expect.stringContaining('no option') as string },
      ])
      expect(page.experiments.optionOf('Colours')).toBeNull()
    },
  )
})
