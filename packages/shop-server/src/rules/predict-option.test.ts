import { describe, expect, it } from 'vitest'
import { predictedLabel } from './predict-option'

const known = [
  { label: 'old', shown: 1_000, ordered: 30 },
  { label: 'new', shown: 1_000, ordered: 60 },
]

describe('the personalisation service', () => {
  it('chooses the option that has sold best', () => expect(predictedLabel(known, 0.5, 0.1)).toBe('new'))
  it('lets every fifth visitor see any option', () => {
    expect(predictedLabel(known, 0.19, 0.1)).toBe('old')
    expect(predictedLabel(known, 0.2, 0.1)).toBe('new')
  })
  it('chooses evenly until every option was shown to a hundred', () => {
    const fresh = known.map((option) => ({ ...option, shown: 99 }))
    expect([predictedLabel(fresh, 0.9, 0.1), predictedLabel(fresh, 0.9, 0.6)]).toEqual(['old', 'new'])
  })
  it('is not taken in by a lucky few: an option with one order of few is no better than one that is known', () => {
    const lucky = [
      { label: 'old', shown: 5_000, ordered: 500 },
      { label: 'new', shown: 100, ordered: 11 },
    ]
    expect(predictedLabel(lucky, 0.9, 0)).toBe('old')
  })
  it('has none without options', () => expect(predictedLabel([], 0.9, 0)).toBeNull())
})
