import { expect, it } from 'vitest'
import type { Coordinates } from '../effects'
import { browsingActions } from './point-browsing.actions'
import { FIRST_POINTS, noFilters, type PointBrowsing } from './point-browsing.state'

const start: PointBrowsing = { search: '', filters: noFilters, near: null, shown: 30, view: 'list' }

function browsing(device: Coordinates | null = null) {
  let present = start
  const actions = browsingActions<PointBrowsing>(
    (look) => {
      present = look(present)
    },
    { locate: async () => device },
  )
  return { actions, now: () => present }
}

it('shows ten more points at each press [PICK-02]', () => {
  const { actions, now } = browsing()
  actions.showMore()
  actions.showMore()
  expect(now()).toEqual({ ...start, shown: 50 })
})

it('begins the list anew when a filter is turned', () => {
  const { actions, now } = browsing()
  actions.filterPoints({ of: 'types', value: 'Postamat' })
  expect(now()).toEqual({ ...start, shown: FIRST_POINTS, filters: { ...noFilters, types: ['Postamat'] } })
})

it('brings the points near a place to the top, and forgets the place', () => {
  const { actions, now } = browsing()
  const near = { latitude: 55, longitude: 37, name: 'Дом' }
  actions.showNear(near)
  expect(now()).toEqual({ ...start, near })
  actions.showNear(null)
  expect(now()).toEqual(start)
})

it('shows list or map, and changes nothing when it is shown already [PICK-09]', () => {
  const { actions, now } = browsing()
  actions.showAs('list')
  expect(now()).toBe(start)
  actions.showAs('map')
  expect(now()).toEqual({ ...start, view: 'map' })
})

it('brings the points near the device to the top, from the first on, and changes nothing where nobody says where it is', async () => {
  const here = { latitude: 55, longitude: 37 }
  const found = browsing(here)
  expect(await found.actions.showNearMe()).toBe(true)
  expect(found.now()).toEqual({ ...start, near: here, shown: FIRST_POINTS })
  const silent = browsing(null)
  expect(await silent.actions.showNearMe()).toBe(false)
  expect(silent.now()).toBe(start)
})
