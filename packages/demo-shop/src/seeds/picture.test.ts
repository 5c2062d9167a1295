import fc from 'fast-check'
import { expect, test } from 'vitest'
import { categoryPicture, pictureOfSeed, productPicture } from './picture'
import { tintOf, TINTS } from './pictures/colour'
import { PICTURE_KINDS } from './pictures/kinds'
import { lookOf, lookOfSeed, seedOfLook } from './pictures/look'

/** Names of elements that are open when they should not be, or closed twice; empty for a well-formed picture. */
function illFormed(svg: string): readonly string[] {
  const open: string[] = []
  const wrong: string[] = []
  const rest = svg.replace(
    /<(\/?)([a-zA-Z]+)((?:\s[a-zA-Z0-9-]+="[^"<>]*")*)\s*(\/?)>/g,
    (_, close: string, name: string, attributes: string, empty: string) => {
      const names = [...attributes.matchAll(/\s([a-zA-Z0-9-]+)=/g)].map((match) => match[1])
      if (new Set(names).size !== names.length) wrong.push(`${name} repeats an attribute`)
      if (close && open.pop() !== name) wrong.push(`/${name}`)
      if (!close && !empty) open.push(name)
      return ''
    },
  )
  if (/[<>\p{Cc}\p{Cs}]|&(?!#\d+;)/u.test(rest)) wrong.push(rest)
  return [...wrong, ...open]
}

function expectClean(svg: string, what: string) {
  expect(illFormed(svg), what).toEqual([])
  expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', ''), what).not.toMatch(
    /<script|<style|<image|<use|href|https?:|url\((?!#)|\son[a-z]+=|NaN|undefined|null/,
  )
  const ids = new Set([...svg.matchAll(/\sid="(\w+)"/g)].map((match) => match[1]))
  for (const [, id] of svg.matchAll(/url\(#(\w+)\)/g)) expect(ids.has(id), `${what}: ${id}`).toBe(true)
}

test.each(PICTURE_KINDS)('%s is a clean standalone picture of at most 4.5 KB', (kind) => {
  for (const [variant, tint] of [
    [0, 0],
    [1, 4],
    [2, 1],
    [3, 11],
    [7, 0],
  ] as const) {
    const svg = productPicture(variant, kind, 'Мастерград\n250×120×65 мм', tint)
    expectClean(svg, kind)
    expect(svg.length).toBeGreaterThan(900)
    expect(svg.length).toBeLessThan(4_600)
  }
  expectClean(categoryPicture(3, kind), kind)
})

test('whatever the label holds, the picture stays clean and the letters keep to their width', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme-composite', maxLength: 60 }),
      fc.nat(),
      fc.constantFrom(...PICTURE_KINDS),
      (label, seed, kind) => {
        const svg = productPicture(seed, kind, label)
        expect(illFormed(svg), label).toEqual([])
        expectClean(svg.replace(/>[^<>]*<\/text>/g, '></text>'), label)
        for (const [, length] of svg.matchAll(/textLength="([\d.]+)"/g)) expect(Number(length)).toBeLessThanOrEqual(120)
      },
    ),
  )
})

test('the same seed draws the same picture, another maker another label colour', () => {
  expect(productPicture(5, 'bag', 'Ладомикс')).toBe(productPicture(5, 'bag', 'Ладомикс'))
  expect(productPicture(5, 'bag', 'Ладомикс')).not.toBe(productPicture(6, 'bag', 'Ладомикс'))
})

test('a look survives its number, whatever number draws something', () => {
  for (const kind of PICTURE_KINDS) {
    const look = lookOf(kind, 'эмаль, зелёная', 77)
    expect(lookOfSeed(seedOfLook(look))).toEqual(look)
    expect(seedOfLook(look)).toBeLessThan(2 ** 31)
  }
  fc.assert(
    fc.property(fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }), (seed) =>
      expectClean(pictureOfSeed(seed, 'А'), String(seed)),
    ),
  )
})

test.each([
  ['Эмаль ПФ-115, белая', 1],
  ['зелёный мох', 6],
  ['чёрный матовый', 2],
  ['Дуб Арктика', 11],
  ['Стандарт', 0],
  ['графит', 3],
])('%s is painted in tint %s', (name, tint) => {
  expect(tintOf(name)).toBe(tint)
  expect(TINTS[tint]).toBeDefined()
})
