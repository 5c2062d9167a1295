import { expect, it } from 'vitest'
import { pageUrlOf } from './page-url'

const at = (path: string, search: string) =>
  pageUrlOf({ origin: () => 'https://shop.example', path: () => path, search: () => search })

it('[SAFE-17] the address for services has no order, token or person, only marketing parameters', () => {
  expect(at('/profile/order', '?id=5f&access=secret&utm_source=ya&email=a%40b.ru&roistat=7')).toBe(
    'https://shop.example/profile/order?utm_source=ya&roistat=7',
  )
  expect(at('/', '')).toBe('https://shop.example/')
})
