import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { createClusters } from './clusters'
import { drawPoints } from './draw-points'
import { gridOf, openSurface, optionsOf } from './surface.fixture'

const CITY = { west: 37.2, south: 55.5, east: 38, north: 56, zoom: 11 }
const names = (surface: ReturnType<typeof openSurface>) =>
  [...surface.markers.keys()].map((element) => element.getAttribute('aria-label') ?? '')
const mark = (surface: ReturnType<typeof openSurface>, name: string) => {
  const found = [...surface.markers.keys()].find((element) => element.getAttribute('aria-label') === name)
  if (found === undefined) throw new Error(`no mark ${name}`)
  return found
}

describe('the clusters', () => {
  it('of any points hold each point once at any zoom', () => {
    const place = fc.record({
      latitude: fc.double({ min: 50, max: 60, noNaN: true }),
      longitude: fc.double({ min: 30, max: 60, noNaN: true }),
    })
    fc.assert(
      fc.property(fc.array(place, { maxLength: 60 }), fc.integer({ min: 3, max: 18 }), (places, zoom) => {
        const clusters = createClusters(places.map((each, at) => ({ ...each, id: String(at) })))
        const marks = clusters.within({ west: 29, south: 49, east: 61, north: 61, zoom })
        expect(marks.reduce((sum, each) => sum + ('count' in each ? each.count : 1), 0)).toBe(places.length)
        expect(new Set(marks.map(({ key }) => key)).size).toBe(marks.length)
      }),
    )
  })

  it('points of one place stand apart, so that each can be picked', () => {
    const same = Array.from({ length: 12 }, (_, at) => ({ id: String(at), latitude: 55.75, longitude: 37.6 }))
    const marks = createClusters(same).within({ ...CITY, zoom: 17 })
    expect(new Set(marks.map(({ place }) => `${place.latitude} ${place.longitude}`)).size).toBe(12)
    for (const { place } of marks) expect(Math.abs(place.latitude - 55.75)).toBeLessThan(0.001)
  })

  it('fall apart at the zoom that they say', () => {
    const clusters = createClusters(gridOf(400))
    const cluster = clusters.within(CITY).find((each) => 'count' in each)
    expect(cluster && 'cluster' in cluster && clusters.zoomOf(cluster.cluster ?? -1)).toBeGreaterThan(11)
  })
})

describe('points that a server has counted', () => {
  const counted = [
    { id: 'a', latitude: 55.7, longitude: 37.5, count: 40 },
    { id: 'b', latitude: 55.9, longitude: 37.9, count: 1 },
  ]

  it('are clusters with its numbers, also where several of them are one cluster', () => {
    const far = createClusters(counted).within({ ...CITY, zoom: 4 })
    expect(far).toMatchObject([{ count: 41 }])
    const near = createClusters(counted).within({ ...CITY, zoom: 12 })
    expect(near).toMatchObject([{ count: 40, cluster: null }, { point: { id: 'b' } }])
  })

  it('come closer with a press, and tell what is seen then', () => {
    const surface = openSurface(CITY)
    const onMoved = vi.fn()
    drawPoints(surface, optionsOf(counted, { onMoved }))
    mark(surface, '40 points').click()
    expect(surface.went).toEqual([{ place: { latitude: 55.7, longitude: 37.5 }, zoom: 13 }])
    surface.look({ zoom: 13 })
    expect(onMoved).toHaveBeenCalledExactlyOnceWith({ ...CITY, zoom: 13 })
  })
})

describe('the marks of a map', () => {
  it('are buttons with names; a press on a point picks it, one on a cluster comes closer', () => {
    const surface = openSurface(CITY)
    const onPick = vi.fn()
    drawPoints(surface, optionsOf([...gridOf(400), { id: 'far', latitude: 55.52, longitude: 37.95 }], { onPick }))
    mark(surface, 'Point far').click()
    expect(onPick).toHaveBeenCalledExactlyOnceWith('far')
    const cluster = names(surface).find((name) => name.endsWith(' points')) ?? ''
    mark(surface, cluster).click()
    expect(surface.went).toHaveLength(1)
    expect(surface.went[0]?.zoom).toBeGreaterThan(11)
    expect([...surface.markers.keys()].every((element) => element.localName === 'button')).toBe(true)
  })

  it('the end of a drag is no press', () => {
    const surface = openSurface(CITY)
    const onPick = vi.fn()
    drawPoints(surface, optionsOf([{ id: 'a', latitude: 55.7, longitude: 37.6 }], { onPick }))
    surface.dragged = true
    mark(surface, 'Point a').click()
    expect(onPick).not.toHaveBeenCalled()
  })

  it('a pan touches only what comes and goes, and elements are used again', () => {
    const surface = openSurface({ ...CITY, zoom: 16, east: 37.5 })
    drawPoints(surface, optionsOf(gridOf(900)))
    const before = new Set(surface.markers.keys())
    const { put } = surface.moves
    surface.look({ west: 37.25, east: 37.55 })
    const stayed = [...surface.markers.keys()].filter((element) => before.has(element)).length
    expect(stayed).toBeGreaterThan(before.size * 0.5)
    expect(surface.moves.put - put).toBeLessThan(before.size)
    surface.look({ west: 10, east: 11 })
    expect(surface.markers.size).toBe(0)
    surface.look({ west: 37.2, east: 37.5 })
    expect([...surface.markers.keys()].filter((element) => before.has(element)).length).toBeGreaterThan(
      before.size * 0.5,
    )
  })

  it('[A11Y-01] what waits beyond the edge of the window is out of reach for keys', () => {
    const surface = openSurface({ ...CITY, east: 37.6 })
    drawPoints(
      surface,
      optionsOf([
        { id: 'in', latitude: 55.7, longitude: 37.5 },
        { id: 'out', latitude: 55.7, longitude: 37.65 },
      ]),
    )
    expect([mark(surface, 'Point in').inert, mark(surface, 'Point out').inert]).toEqual([false, true])
    surface.look({ east: 37.7 })
    expect(mark(surface, 'Point out').inert).toBe(false)
  })

  it('the chosen point is seen by itself in any crowd', () => {
    const surface = openSurface(CITY)
    const map = drawPoints(surface, optionsOf(gridOf(900), { selected: '7' }))
    expect(mark(surface, 'Point 7').getAttribute('aria-current')).toBe('true')
    map.select('8')
    expect(names(surface)).not.toContain('Point 7')
    expect(mark(surface, 'Point 8').hasAttribute('data-chosen')).toBe(true)
    map.select(null)
    expect(names(surface)).not.toContain('Point 8')
  })

  it('[A11Y-02] a focused mark that goes leaves the focus to the map', () => {
    const surface = openSurface(CITY)
    const map = drawPoints(surface, optionsOf([{ id: 'a', latitude: 55.7, longitude: 37.6 }]))
    mark(surface, 'Point a').focus()
    map.show([])
    expect(document.activeElement?.localName).toBe('div')
    expect(document.activeElement).not.toBe(document.body)
  })

  it('other points are shown instead, and at the end nothing stays', () => {
    const surface = openSurface(CITY)
    const map = drawPoints(surface, optionsOf(gridOf(50)))
    map.show([{ id: 'only', latitude: 55.7, longitude: 37.6 }])
    expect(names(surface)).toEqual(['Point only'])
    map.close()
    expect([surface.markers.size, surface.closed, surface.moves.put - surface.moves.taken]).toEqual([0, true, 0])
  })
})
