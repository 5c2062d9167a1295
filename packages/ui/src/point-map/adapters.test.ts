import { afterEach, describe, expect, it, vi } from 'vitest'
import { mapLibreMap, type MapLibre } from './maplibre'
import { optionsOf } from './surface.fixture'
import { yandexMap, type YandexMaps } from './yandex'

const POINTS = [
  { id: 'a', latitude: 55.75, longitude: 37.6 },
  { id: 'b', latitude: 55.8, longitude: 37.7 },
]

function place(): HTMLElement {
  const element = document.createElement('div')
  document.body.append(element)
  return element
}
const press = (element: HTMLElement, name: string) =>
  element.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.click()
afterEach(() => document.body.replaceChildren())

/** Yandex Maps 3 as its documentation describes it, without a picture. */
function yandex() {
  const log = {
    location: [] as unknown[],
    children: new Set<unknown>(),
    updated: [] as unknown[],
    destroyed: 0,
    given: null as unknown,
  }
  let update: (event: { readonly mapInAction: boolean }) => void = () => undefined
  const map = {
    bounds: [
      [37.3, 56],
      [38, 55.5],
    ] as [[number, number], [number, number]],
    zoom: 11,
    center: [37.6, 55.75] as [number, number],
  }
  class Marker {
    readonly element: HTMLElement
    readonly coordinates: unknown
    constructor({ coordinates }: { readonly coordinates: unknown }, element: HTMLElement) {
      this.element = element
      this.coordinates = coordinates
    }
    update = (props: unknown) => void log.updated.push(props)
  }
  let root: HTMLElement | null = null
  const maps = {
    ready: Promise.resolve(),
    YMap: class {
      constructor(element: HTMLElement, props: unknown) {
        root = element
        log.given = props
      }
      get bounds() {
        return map.bounds
      }
      get zoom() {
        return map.zoom
      }
      get center() {
        return map.center
      }
      addChild = (child: unknown) => {
        log.children.add(child)
        if (child instanceof Marker) root?.append(child.element)
        return this
      }
      removeChild = (child: unknown) => {
        log.children.delete(child)
        if (child instanceof Marker) child.element.remove()
        return this
      }
      setLocation = (location: unknown) => void log.location.push(location)
      destroy = () => void log.destroyed++
    },
    YMapDefaultSchemeLayer: class {},
    YMapDefaultFeaturesLayer: class {},
    YMapMarker: Marker,
    YMapListener: class {
      constructor({ onUpdate }: { readonly onUpdate: typeof update }) {
        update = onUpdate
      }
    },
  } as unknown as YandexMaps
  return {
    maps,
    log,
    map,
    moved: (mapInAction: boolean) => update({ mapInAction }),
    markers: () => [...log.children].filter((child) => child instanceof Marker),
  }
}

describe('the map of Yandex', () => {
  it('opens where it is told, longitude first, with its scheme, and stands the points on it', async () => {
    const { maps, log, markers } = yandex()
    await yandexMap(maps).open(place(), optionsOf(POINTS))
    expect(log.given).toMatchObject({ location: { center: [37.6, 55.75], zoom: 11 } })
    expect(markers()).toMatchObject([
      { coordinates: [expect.closeTo(37.6, 6), expect.closeTo(55.75, 6)] },
      { coordinates: [expect.closeTo(37.7, 6), expect.closeTo(55.8, 6)] },
    ])
  })

  it('follows the map once it rests', async () => {
    const { maps, map, moved, markers } = yandex()
    await yandexMap(maps).open(place(), optionsOf(POINTS))
    map.bounds = [
      [10, 56],
      [11, 55],
    ]
    moved(true)
    expect(markers()).toHaveLength(2)
    moved(false)
    expect(markers()).toHaveLength(0)
  })

  it('receives a pick, zooms by our buttons, and leaves nothing behind', async () => {
    const { maps, log, moved } = yandex()
    const element = place()
    const onPick = vi.fn()
    const map = await yandexMap(maps).open(element, optionsOf(POINTS, { onPick }))
    press(element, 'Point b')
    expect(onPick).toHaveBeenCalledExactlyOnceWith('b')
    press(element, 'In')
    expect(log.location).toMatchObject([{ zoom: 12 }])
    map.close()
    moved(false)
    expect([log.destroyed, element.children.length]).toEqual([1, 0])
  })

  it('is not there where the library fails', async () => {
    const { maps } = yandex()
    await expect(
      yandexMap({ ...maps, ready: Promise.reject(new Error('key')) }).open(place(), optionsOf([])),
    ).rejects.toThrow('key')
  })
})

/** MapLibre GL as its documentation describes it, without a picture. */
function mapLibre() {
  const heard = new Map<string, () => void>()
  const log = { given: null as unknown, eased: [] as unknown[], removed: 0, markers: new Set<HTMLElement>() }
  const bounds = { west: 37.3, east: 38 }
  let root: HTMLElement | null = null
  const library = {
    Map: class {
      constructor(options: { readonly container: HTMLElement }) {
        root = options.container
        log.given = options
      }
      getBounds = () => ({
        getWest: () => bounds.west,
        getSouth: () => 55.5,
        getEast: () => bounds.east,
        getNorth: () => 56,
      })
      getZoom = () => 10
      easeTo = (to: unknown) => void log.eased.push(to)
      on = (type: string, listener: () => void) => void heard.set(type, listener)
      remove = () => void log.removed++
    },
    Marker: class {
      readonly #element: HTMLElement
      constructor({ element }: { readonly element: HTMLElement }) {
        this.#element = element
      }
      setLngLat = () => this
      addTo = () => {
        root?.append(this.#element)
        log.markers.add(this.#element)
      }
      remove = () => {
        this.#element.remove()
        log.markers.delete(this.#element)
      }
    },
  } as unknown as MapLibre
  return { library, log, bounds, tell: (type: string) => heard.get(type)?.() }
}

describe('the map of MapLibre', () => {
  it('opens with its style, one level lower because its world is twice as wide', async () => {
    const { library, log } = mapLibre()
    await mapLibreMap(library, '/style.json').open(place(), optionsOf(POINTS))
    expect(log.given).toMatchObject({
      style: '/style.json',
      center: [37.6, 55.75],
      zoom: 10,
      cooperativeGestures: true,
    })
    expect(log.markers.size).toBe(2)
  })

  it('follows the map, receives a pick, zooms by our buttons, and leaves nothing behind', async () => {
    const { library, log, bounds, tell } = mapLibre()
    const element = place()
    const onPick = vi.fn()
    const map = await mapLibreMap(library, '/style.json').open(element, optionsOf(POINTS, { onPick }))
    press(element, 'Point a')
    expect(onPick).toHaveBeenCalledExactlyOnceWith('a')
    press(element, 'Out')
    expect(log.eased).toEqual([{ zoom: 9 }])
    Object.assign(bounds, { west: 10, east: 11 })
    tell('moveend')
    expect(log.markers.size).toBe(0)
    map.close()
    expect([log.removed, element.children.length]).toEqual([1, 0])
  })

  it('tells that its picture does not come', async () => {
    const { library, tell } = mapLibre()
    const onTrouble = vi.fn()
    await mapLibreMap(library, '/style.json').open(place(), optionsOf(POINTS, { onTrouble }))
    tell('error')
    expect(onTrouble).toHaveBeenCalledTimes(1)
  })
})
