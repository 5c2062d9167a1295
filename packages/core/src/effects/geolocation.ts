/** A place on the globe, in degrees. */
export interface Coordinates {
  readonly latitude: number
  readonly longitude: number
}

/** Where the visitor's device is. */
export interface Geolocation {
  /** Asks the visitor and the device; null when either says no, or nothing within `limitMs`. */
  readonly locate: (limitMs: number) => Promise<Coordinates | null>
}
