import { calculateCart } from '@prilavok/contracts'
import { createShop } from '@prilavok/core'
import { cartFlow } from '@prilavok/core/flows'
import { createTestEffects } from '@prilavok/core/testing'
import { expect, it, vi } from 'vitest'
import type { MountPoint } from '../kernel/mount-point'
import { problemsEn } from '../self-check/problem.labels.en'
import { problemsRu } from '../self-check/problem.labels'
import { watchUnknown } from './watch-unknown'

it('names each product that the shop does not have once, with its element', async () => {
  const test = createTestEffects()
  const removed = [
    { id: '42', name: '' },
    { id: 'old', name: 'Снят с продажи' },
    { id: 'elsewhere', name: '' },
  ]
  test.always(calculateCart, () => ({ items: [], total: 0, removed }))
  const shop = createShop(test.effects)
  const element = document.createElement('div')
  element.dataset['id'] = '42'
  const warn = vi.fn()
  const stop = watchUnknown(shop, { points: new Map([[element, {} as MountPoint]]) }, warn)
  const { cart } = shop.use(cartFlow)
  const add = (id: string) => cart.add({ id, name: id, price: 100, thumbUrl: '', link: '' })
  add('42')
  await test.settle()
  add('old')
  await test.settle()
  expect(warn.mock.calls).toEqual([[{ kind: 'product', id: '42' }, element]])
  stop()
})

it('says in both languages what to do', () => {
  const problem = { kind: 'product', id: '42' } as const
  expect(problemsRu.product(problem)).toContain('«42»')
  expect(problemsRu.product(problem)).toContain('data-id')
  expect(problemsEn.product(problem)).toContain('"42"')
})
