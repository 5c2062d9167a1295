import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { controlOf, drawOfVisitor, hashCodeOf, optionOfDraw } from './bucketing.rules'
import { colours } from './experiments.fixture'
import type { Experiment } from './experiments.types'

const IDS = 100_000

/** Chi-square of counts against equal shares. */
const chiSquare = (counts: readonly number[]): number => {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

describe('the draw of a visitor', () => {
  it('is uniform over a hundred thousand ids: a hundred equal buckets differ no more than chance makes them', () => {
    const counts = Array.from({ length: 100 }, () => 0)
    for (let id = 0; id < IDS; id += 1) {
      const bucket = Math.floor(drawOfVisitor('Colours', `visitor-${id}`) * 100)
      counts[bucket] = (counts[bucket] ?? 0) + 1
    }
    // 99 degrees of freedom: above 148.2 once in a thousand times.
    expect(chiSquare(counts)).toBeLessThan(148.2)
  })

  it('for one experiment says nothing about that for another, over a hundred thousand ids', () => {
    const counts = Array.from({ length: 16 }, () => 0)
    for (let id = 0; id < IDS; id += 1) {
      const one = Math.floor(drawOfVisitor('One', `visitor-${id}`) * 4)
      const other = Math.floor(drawOfVisitor('Other', `visitor-${id}`) * 4)
      counts[one * 4 + other] = (counts[one * 4 + other] ?? 0) + 1
    }
    // 15 degrees of freedom: above 37.7 once in a thousand times.
    expect(chiSquare(counts)).toBeLessThan(37.7)
  })

  it('is the same each time, from 0 up to 1', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (name, id) => {
        const draw = drawOfVisitor(name, id)
        expect(draw).toBe(drawOfVisitor(name, id))
        expect(draw >= 0 && draw < 1).toBe(true)
      }),
    )
  })
})

describe('the option of a draw', () => {
  const shares: Experiment = { ...colours, distributionRule: { green: 9, red: 1 } }

  it('[EXP-01] follows the shares of the distribution rule, equal ones without a rule', () => {
    expect([0, 0.49, 0.5, 0.99].map((draw) => optionOfDraw(colours, draw)?.label)).toEqual([
      'green',
      'green',
      'red',
      'red',
    ])
    expect([0, 0.89, 0.9, 0.99].map((draw) => optionOfDraw(shares, draw)?.label)).toEqual([
      'green',
      'green',
      'red',
      'red',
    ])
  })

  it.each([
    ['nothing', 0],
    ['less than nothing', -5],
  ])('a share of %s is none: the others are as without it', (_, red) => {
    const options = [...colours.options, { label: 'blue', value: 'blue' }]
    const experiment: Experiment = { ...colours, options, distributionRule: { green: 3, red, blue: 1 } }
    expect([0, 0.74, 0.75, 0.99].map((draw) => optionOfDraw(experiment, draw)?.label)).toEqual([
      'green',
      'green',
      'blue',
      'blue',
    ])
  })

  it('is never one without a share, and always one of the options', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(1_000), { minLength: 1, maxLength: 8 }).filter((parts) => parts.some((part) => part > 0)),
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (parts, draw) => {
          const options = parts.map((_, i) => ({ label: `o${i}`, value: i }))
          const distributionRule = Object.fromEntries(parts.map((part, i) => [`o${i}`, part]))
          const option = optionOfDraw({ name: 'e', options, distributionRule }, draw)
          expect(parts[Number(option?.value)]).toBeGreaterThan(0)
        },
      ),
    )
  })

  it('a changed share moves only visitors between the options that changed', () => {
    const before: Experiment = { ...colours, distributionRule: { green: 50, red: 50 } }
    const after: Experiment = { ...colours, distributionRule: { green: 60, red: 40 } }
    const draws = Array.from({ length: 1_000 }, (_, i) => i / 1_000)
    const left = draws.filter(
      (draw) => optionOfDraw(before, draw)?.label === 'green' && optionOfDraw(after, draw)?.label === 'red',
    )
    expect(left).toEqual([])
  })
})

it('[EXP-02] the control is the option that says so, else the first', () => {
  expect(controlOf(colours)?.label).toBe('green')
  const options = colours.options.map((option) => ({ ...option, isControl: option.label === 'red' }))
  expect(controlOf({ ...colours, options })?.label).toBe('red')
})

it('[EXP-09] the hash code changes with the distribution rule and the options, and with nothing else', () => {
  const code = hashCodeOf(colours)
  expect(hashCodeOf({ ...colours, name: 'Other', description: 'x', urlFilters: ['/'], runner: 'visitor' })).toBe(code)
  const others: readonly Experiment[] = [
    { ...colours, distributionRule: { green: 1 } },
    { ...colours, options: [...colours.options, { label: 'blue', value: 'blue' }] },
    { ...colours, options: colours.options.map((option) => ({ ...option, value: `${option.value}!` })) },
    { ...colours, options: [...colours.options].reverse() },
  ]
  expect(new Set([code, ...others.map(hashCodeOf)]).size).toBe(5)
})
