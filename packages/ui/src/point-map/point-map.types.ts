/** A place on the globe, degrees. */
export interface MapPlace {
  readonly latitude: number
  readonly longitude: number
}

/** Something on a map that can be picked. */
export interface MapPoint extends MapPlace {
  readonly id: string
  /** How many it stands for, where a server has counted what is too close to tell apart; one by default. */
  readonly count?: number | undefined
}

/** The words of a map. */
export interface PointMapTexts {
  readonly map: string
  readonly zoomIn: string
  readonly zoomOut: string
  /** A cluster of so many points; a press zooms in. */
  readonly cluster: (count: number) => string
  /** A finger that scrolls the page learns how the map is moved. */
  readonly twoFingers: string
}

/** What a map shows when it opens. */
export interface PointMapOptions {
  /** What is shown, in any order. */
  readonly points: readonly MapPoint[]
  /** The chosen point; it is always seen by itself, never in a cluster. */
  readonly selected: string | null
  /** Where the map is before it is moved. */
  readonly center: MapPlace
  /** In the levels of the web's map tiles: 0 is the world, 11 a city. */
  readonly zoom: number
  /** Its words. */
  readonly texts: PointMapTexts
  /** What a screen reader says of a point and a pointer that rests shows, unlike any other; asked only for points that are seen. */
  readonly nameOf: (id: string) => string
  /** Called with the point that was chosen. */
  readonly onPick: (id: string) => void
  /** The map itself does not arrive though its code did. */
  readonly onTrouble?: (() => void) | undefined
  /** Another part of the map is seen. */
  readonly onMoved?: ((window: MapWindow) => void) | undefined
}

/** A map that is open. */
export interface OpenPointMap {
  /** Shows these points instead; what is there already stays as it is. */
  readonly show: (points: readonly MapPoint[]) => void
  /** Marks a point; null marks none. */
  readonly select: (id: string | null) => void
  /** The part that is seen. */
  readonly window: () => MapWindow
  /** Moves there; the zoom stays unless one is given. */
  readonly go: (place: MapPlace, zoom?: number) => void
  /** Takes the map off the page; nothing of it stays. */
  readonly close: () => void
}

/** Whoever can show points on a map. */
export interface PointMap {
  /** Opens in an element that has its size; rejects where the map cannot be shown. */
  readonly open: (element: HTMLElement, options: PointMapOptions) => Promise<OpenPointMap>
}

/** The part of the map that is seen, in degrees, and its zoom. */
export interface MapWindow {
  /** Degrees of longitude of the left edge. */
  readonly west: number
  /** Degrees of latitude of the lower edge. */
  readonly south: number
  /** Degrees of longitude of the right edge. */
  readonly east: number
  /** Degrees of latitude of the upper edge. */
  readonly north: number
  /** The level of the tiles. */
  readonly zoom: number
}

/** What a map library must do for us; points, clusters and their elements are ours. */
export interface MapSurface {
  readonly window: () => MapWindow
  /** Moves there; the zoom stays unless one is given. */
  readonly go: (place: MapPlace, zoom?: number) => void
  readonly zoomBy: (levels: number) => void
  /** Stands an element on the map with its middle at a place; returns how to move and how to take it away. */
  readonly put: (
    element: HTMLElement,
    place: MapPlace,
  ) => { readonly move: (place: MapPlace) => void; readonly take: () => void }
  /** Tells a press from the end of a drag. */
  readonly wasDragged: () => boolean
  /** Calls back after the window has changed. */
  readonly onMoved: (moved: () => void) => void
  readonly focus: () => void
  readonly close: () => void
}
