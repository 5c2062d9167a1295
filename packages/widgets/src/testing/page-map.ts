interface Shown {
  readonly center: readonly [number, number]
  readonly zoom: number
  readonly container: HTMLElement
  readonly closed: boolean
}

/** Replaces the MapLibre that a page would load: records its calls, renders nothing, shows everything. */
export interface PageMap {
  /** The maps that were opened, in order. */
  readonly maps: readonly Shown[]
  /** Names of the marks on the last map. */
  readonly marks: () => readonly string[]
  readonly mark: (name: RegExp) => HTMLElement
  /** The library was not loaded after all. */
  readonly remove: () => void
}

/** Gives the page a map library. */
export function bringMap(): PageMap {
  const maps: (Shown & { closed: boolean })[] = []
  const marks = new Set<HTMLElement>()
  const page = globalThis as { maplibregl?: unknown }
  class Map {
    readonly #own: Shown & { closed: boolean }
    constructor({ container, center, zoom }: Omit<Shown, 'closed'>) {
      this.#own = { container, center, zoom, closed: false }
      maps.push(this.#own)
    }
    getBounds = () => ({ getWest: () => -180, getSouth: () => -85, getEast: () => 180, getNorth: () => 85 })
    // Close enough for every point to have its own mark.
    getZoom = () => 17
    easeTo = () => this
    on = () => this
    remove = () => {
      this.#own.closed = true
    }
  }
  class Marker {
    readonly #element: HTMLElement
    constructor({ element }: { readonly element: HTMLElement }) {
      this.#element = element
    }
    setLngLat = () => this
    addTo = () => {
      maps.at(-1)?.container.append(this.#element)
      marks.add(this.#element)
      return this
    }
    remove = () => {
      marks.delete(this.#element)
      this.#element.remove()
    }
  }
  page.maplibregl = { Map, Marker }
  const nameOf = (element: HTMLElement) => element.getAttribute('aria-label') ?? ''
  return {
    maps,
    marks: () => [...marks].map(nameOf),
    mark(name) {
      const found = [...marks].find((element) => name.test(nameOf(element)))
      if (found === undefined) throw new Error(`no mark ${name.source}; there are ${[...marks].map(nameOf).join('; ')}`)
      return found
    },
    remove: () => delete page.maplibregl,
  }
}

/** The settings of a shop whose pages load MapLibre. */
export const MAP_SETTINGS = { map: { provider: 'maplibre', style: '/style.json' } } as const
