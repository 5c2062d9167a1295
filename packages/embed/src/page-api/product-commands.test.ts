import { createShop } from '@prilavok/core'
import { productFeature } from '@prilavok/core/product'
import { createTestEffects } from '@prilavok/core/testing'
import { expect, it } from 'vitest'
import { createProductCommands } from './product-commands'

const start = () => {
  const shop = createShop(createTestEffects().effects)
  return { commands: createProductCommands(shop), state: shop.use(productFeature).state }
}

it('a script of the page opens a tab [PRODUCT-05]', () => {
  const { commands, state } = start()
  commands.openTab('comments')
  expect(state.getState().wantedTab?.tab).toBe('comments')
})

it('is told which tabs there are', () => {
  const { commands, state } = start()
  expect(() => commands.openTab('reviews' as 'comments')).toThrow('description, delivery, comments')
  expect(state.getState().wantedTab).toBeNull()
})
