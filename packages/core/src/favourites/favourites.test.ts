import { expect, it } from 'vitest'
import { createShop } from '../create-shop'
import { createTestEffects } from '../testing'
import { FAVOURITES_KEY, favouritesFeature, MOST_FAVOURITES } from '.'

it('takes 200 products of whatever categories, under one key', () => {
  const { effects, storage } = createTestEffects()
  const { add, state } = createShop(effects).use(favouritesFeature)
  for (let id = 0; id < MOST_FAVOURITES; id += 1) expect(add({ id: `p${id}`, name: '', category: 'c' })).toBe(true)
  expect(add({ id: 'more', name: '', category: '' })).toBe(false)
  expect(state.getState().items).toHaveLength(200)
  expect(storage.saved.get(FAVOURITES_KEY)).toContain('p199')
})
