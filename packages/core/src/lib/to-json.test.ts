import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { sumBy } from './sum-by'
import { toJson } from './to-json'

const lists = Array.prototype as { toJSON?: (this: readonly unknown[]) => unknown }

describe('JSON text on a page whose lists know how to become text', () => {
  afterEach(() => {
    delete lists.toJSON
  })

  it('[EMBED-05] is what it is elsewhere: lists stay lists, however deep', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const elsewhere = JSON.stringify(value)
        lists.toJSON = function () {
          return `[${this.map(String).join(', ')}]`
        }
        expect(toJson(value)).toBe(elsewhere)
        delete lists.toJSON
      }),
    )
  })

  it('leaves dates and other things to the words of their own', () => {
    lists.toJSON = () => 'a list'
    expect(toJson({ at: [new Date(0)], size: { toJSON: () => 7 } })).toBe(
      '{"at":["1970-01-01T00:00:00.000Z"],"size":7}',
    )
  })
})

it('a figure is added up over whatever can be walked through', () => {
  expect(sumBy(new Set([1, 2, 3]), (each) => each * 2)).toBe(12)
  expect(sumBy([], () => 1)).toBe(0)
})
