import { describe, expect, it } from 'vitest'
import type { Box } from '../browser/read-boxes'
import { compareBoxes } from './compare-boxes'

const box = (key: string, over: Partial<Box> = {}): Box => ({
  key,
  parent: null,
  label: key,
  of: 'widgets',
  x: 10,
  y: 20,
  width: 100,
  height: 40,
  ...over,
})
const said = (old: readonly Box[], now: readonly Box[], tolerance = 0.5) =>
  compareBoxes(old, now, tolerance).map(({ what }) => what)

describe('boxes', () => {
  it.each<readonly [string, Partial<Box>, readonly string[]]>([
    ['the same', {}, []],
    ['within the tolerance', { x: 10.5, height: 39.5 }, []],
    ['higher', { height: 43 }, ['a is 3 px higher']],
    ['lower and wider', { height: 38, width: 101 }, ['a is 2 px less high and 1 px wider']],
    ['moved', { y: 21, x: 8 }, ['a is 1 px further down and 2 px further to the left']],
    ['moved and grown', { y: 10, width: 90 }, ['a is 10 px narrower', 'a is 10 px further up']],
  ])('%s', (_, over, sentences) => {
    expect(said([box('a')], [box('a', over)])).toEqual(sentences)
  })

  it('tell their sizes and places', () => {
    expect(compareBoxes([box('a')], [box('a', { height: 43 })], 0.5)).toEqual([
      { of: 'widgets', what: 'a is 3 px higher', old: '100 × 40 px', new: '100 × 43 px' },
    ])
  })

  it('that have come or gone are told without what is in them', () => {
    const [outer, inner] = [box('outer'), box('inner', { parent: 'outer' })]
    expect(said([outer, inner], [])).toEqual(['outer is not there any more'])
    expect(said([], [outer, inner])).toEqual(['outer has appeared'])
    expect(said([outer, inner], [outer])).toEqual(['inner is not there any more'])
  })

  it('that grow with what is in them are one sentence, with the innermost', () => {
    const tree = (height: number) => [
      box('mount', { height }),
      box('group', { parent: 'mount', height }),
      box('button', { parent: 'group', height }),
    ]
    expect(said(tree(40), tree(43))).toEqual(['button is 3 px higher, and so are 2 more around or beside it'])
  })

  it('of the page and of widgets are told apart', () => {
    const old = [box('button'), box('main', { of: 'page' })]
    const now = old.map((each) => ({ ...each, height: 43 }))
    expect(compareBoxes(old, now, 0.5).map(({ of }) => of)).toEqual(['widgets', 'page'])
  })

  it('that move with the box around them are not told', () => {
    const old = [box('footer', { y: 500 }), box('link', { parent: 'footer', y: 510 })]
    expect(
      said(
        old,
        old.map((each) => ({ ...each, y: each.y + 3 })),
      ),
    ).toEqual(['footer is 3 px further down'])
  })

  it('that move by the same after one another are one sentence', () => {
    const old = ['a', 'b', 'c'].map((key, at) => box(key, { of: 'page', y: at * 50 }))
    expect(
      said(
        old,
        old.map((each) => ({ ...each, y: each.y + 3 })),
      ),
    ).toEqual(['a is 3 px further down, and so are 2 more after it'])
  })
})
