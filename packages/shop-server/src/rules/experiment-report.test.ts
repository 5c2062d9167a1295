import type { Experiment } from '@prilavok/core/experiments'
import { describe, expect, it } from 'vitest'
import { experimentReport, type DayResult } from './experiment-report'

const options = [
  { label: 'old', value: 'old' },
  { label: 'new', value: 'new' },
]
const two: Experiment = { name: 'Title', options }
const three: Experiment = { name: 'Title', options: [...options, { label: 'other', value: 'other' }] }
/** The counts of one day: label, visitors, orders. */
const day = (...results: readonly (readonly [string, number, number])[]): DayResult[] =>
  results.map(([label, shown, ordered]) => ({ day: '2026-02-10', label, shown, ordered }))

describe('the verdict', () => {
  it.each<[string, Experiment, DayResult[], string, string | null]>([
    ['nobody yet', two, [], 'TooFew', null],
    ['few visitors, however great the difference', two, day(['old', 90, 9], ['new', 90, 60]), 'TooFew', null],
    ['few orders', two, day(['old', 400, 2], ['new', 400, 12]), 'TooFew', null],
    ['an option that nobody was shown', two, day(['old', 4, 1]), 'TooFew', null],
    ['a better option', two, day(['old', 1000, 50], ['new', 1000, 90]), 'Better', 'new'],
    ['a worse option', two, day(['old', 1000, 90], ['new', 1000, 50]), 'ControlBetter', 'old'],
    ['a difference that chance makes', two, day(['old', 1000, 50], ['new', 1000, 58]), 'NoDifference', null],
    [
      'visitors that are not divided as they were to be',
      two,
      day(['old', 1200, 50], ['new', 1000, 90]),
      'Broken',
      null,
    ],
    // 0.025 < p < 0.05: enough for one comparison, not for two.
    ['a difference that one comparison would take', two, day(['old', 1000, 50], ['new', 1000, 72]), 'Better', 'new'],
    [
      'the same among two comparisons',
      three,
      day(['old', 1000, 50], ['new', 1000, 72], ['other', 1000, 51]),
      'NoDifference',
      null,
    ],
    ['the best of two', three, day(['old', 1000, 50], ['new', 1000, 90], ['other', 1000, 110]), 'Better', 'other'],
    [
      'one of two is worse',
      three,
      day(['old', 1000, 90], ['new', 1000, 40], ['other', 1000, 92]),
      'NoDifference',
      null,
    ],
    ['both are worse', three, day(['old', 1000, 90], ['new', 1000, 40], ['other', 1000, 41]), 'ControlBetter', 'old'],
  ])('%s', (_, experiment, counts, verdict, leader) => {
    expect(experimentReport(experiment, counts)).toMatchObject({ verdict, leader })
  })
})

describe('the check of how visitors are divided', () => {
  it.each<[string, Partial<Experiment>, DayResult[], number | null, readonly (number | null)[]]>([
    ['is left out below five expected visitors', {}, day(['old', 9, 0]), null, [0.5, 0.5]],
    ['is certain of equal halves', {}, day(['old', 100, 0], ['new', 100, 0]), 1, [0.5, 0.5]],
    [
      'goes by the shares',
      { distributionRule: { old: 9, new: 1 } },
      day(['old', 900, 0], ['new', 100, 0]),
      1,
      [0.9, 0.1],
    ],
    [
      'is left out where a service chooses',
      { runner: 'prediction' },
      day(['old', 900, 0], ['new', 1, 0]),
      null,
      [null, null],
    ],
    [
      'finds visitors of an option without a share',
      { distributionRule: { old: 1 } },
      day(['old', 900, 0]),
      null,
      [1, 0],
    ],
  ])('%s', (_, more, counts, ratio, shares) => {
    const report = experimentReport({ ...two, ...more }, counts)
    expect(report.sampleRatio).toBe(ratio)
    expect(report.options.map(({ share }) => share)).toEqual(shares)
  })
})

describe('the figures', () => {
  it('are sums of the days; every day has every option, and unknown labels are left out', () => {
    const counts = [
      { day: '2026-02-11', label: 'new', shown: 20, ordered: 3 },
      { day: '2026-02-10', label: 'old', shown: 10, ordered: 1 },
      { day: '2026-02-11', label: 'old', shown: 30, ordered: 2 },
      { day: '2026-02-09', label: 'forged', shown: 999, ordered: 999 },
    ]
    const { days, options: reports } = experimentReport(two, counts)
    expect(days).toEqual([
      {
        day: '2026-02-10',
        options: [
          { label: 'old', shown: 10, ordered: 1 },
          { label: 'new', shown: 0, ordered: 0 },
        ],
      },
      {
        day: '2026-02-11',
        options: [
          { label: 'old', shown: 30, ordered: 2 },
          { label: 'new', shown: 20, ordered: 3 },
        ],
      },
    ])
    expect(reports).toMatchObject([
      { label: 'old', isControl: true, shown: 40, ordered: 3, difference: null, rate: { value: 0.075 } },
      { label: 'new', isControl: false, shown: 20, ordered: 3, rate: { value: 0.15 }, difference: { value: 0.075 } },
    ])
  })

  it('compare with the option that is marked as control', () => {
    const marked = { ...two, options: options.map((each) => ({ ...each, isControl: each.label === 'new' })) }
    const { options: reports } = experimentReport(marked, day(['old', 100, 5], ['new', 100, 10]))
    expect(reports.map(({ isControl, difference }) => [isControl, difference?.value ?? null])).toEqual([
      [false, -0.05],
      [true, null],
    ])
  })
})
