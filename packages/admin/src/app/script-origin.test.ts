import { expect, it } from 'vitest'
import { originOfScript } from './script-origin'

const own = 'https://site.example'

it.each([
  ['https://shop.example/bundle/prilavok-admin.js', { origin: 'https://shop.example' }],
  ['https://shop.example:8443/bundle/prilavok-admin.js', { origin: 'https://shop.example:8443' }],
  ['https://site.example/bundle/prilavok-admin.js', {}],
  ['file:///bundle/prilavok-admin.js', {}],
  ['blob:https://shop.example/1', {}],
])('whoever takes the staff script from %s means %o', (address, settings) => {
  expect(originOfScript(address, own)).toEqual(settings)
})
