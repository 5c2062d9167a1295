import { createShop } from '@prilavok/core'
import { createExperiments } from '@prilavok/core/experiments'
import { createTestEffects } from '@prilavok/core/testing'
import { expect, it } from 'vitest'
import { createPageEvents } from './page-events'
import { watchExperiments } from './watch-experiments'

it('[EXP-21] tells the page of every shown option once, those that were shown before it listened included', () => {
  const running = [{ name: 'ContactsHide' }, { name: 'GoToOrderForm' }, { name: 'Geolocation' }] as const
  const { effects } = createTestEffects()
  const shop = createShop(effects, { experiments: { running } }, { experiments: createExperiments })
  shop.option('ContactsHide')
  const events = createPageEvents()
  watchExperiments(shop, events.emit)
  shop.option('GoToOrderForm')
  shop.option('ContactsHide')
  const told: unknown[] = []
  events.on('experiment-shown', (detail) => told.push(detail))
  expect(told).toEqual([
    { name: 'ContactsHide', label: 'false', isControl: true },
    { name: 'GoToOrderForm', label: 'false', isControl: true },
  ])
})

it('is silent in a shop without experiments', () => {
  const events = createPageEvents()
  watchExperiments(createShop(createTestEffects().effects), events.emit)()
  const told: unknown[] = []
  events.on('experiment-shown', (detail) => told.push(detail))
  expect(told).toEqual([])
})
