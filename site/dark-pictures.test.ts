import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../tools/ensure.mjs'
import { darkPictures } from './.vitepress/dark-pictures'

/** A renderer whose pictures are their attributes. */
function rendered(src: string): string {
  const attributes = new Map([['src', src]])
  const token = {
    attrGet: (name: string) => attributes.get(name) ?? null,
    attrSet: (name: string, value: string) => void attributes.set(name, value),
  }
  const md = {
    renderer: { rules: { image: () => `<img class="${attributes.get('class')}" src="${attributes.get('src')}">` } },
  }
  darkPictures(md as never)
  const image = md.renderer.rules.image as (...given: readonly unknown[]) => string
  return image([token], 0, {}, { path: join(root, 'docs/guides/theming.md') }, null)
}

it('shows the dark version of a picture that has one, and any other as it is', () => {
  expect(rendered('pictures/cart-light.webp')).toBe(
    '<img class="in-light" src="pictures/cart-light.webp"><img class="in-dark" src="pictures/cart-light.dark.webp">',
  )
  expect(rendered('pictures/order-dark.webp')).toBe('<img class="undefined" src="pictures/order-dark.webp">')
  expect(rendered('https://shop.example/picture')).toBe('<img class="undefined" src="https://shop.example/picture">')
})

/** Whose look is what they show. */
const OWN_LOOK = ['order-light', 'order-dark', 'cart-inherit']

it('every picture of the theming guide has a dark version, unless its look is what it shows', () => {
  const guide = readFileSync(join(root, 'docs/guides/theming.md'), 'utf8')
  const names = [...guide.matchAll(/\(pictures\/([\w-]+)\.webp\)/g)].map(([, name = '']) => name)
  expect(names.length).toBeGreaterThan(5)
  const light = names.filter((name) => !existsSync(join(root, `docs/guides/pictures/${name}.dark.webp`)))
  expect(light.toSorted()).toEqual(OWN_LOOK.toSorted())
})
