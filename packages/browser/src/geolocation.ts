import type { Geolocation } from '@prilavok/core/effects'

/** A city is sought, not a house: what the device already knows is good enough, and it may be some minutes old. */
const KNOWN_FOR_MS = 10 * 60 * 1000

/** The browser's own answer to where it is; asking shows the browser's question to the visitor. */
export const createGeolocation = (): Geolocation => ({
  locate: (limitMs) =>
    new Promise((found) => {
      const device = (navigator as Partial<Navigator>).geolocation
      if (device === undefined) return found(null)
      device.getCurrentPosition(
        ({ coords: { latitude, longitude } }) => found({ latitude, longitude }),
        () => found(null),
        { timeout: limitMs, maximumAge: KNOWN_FOR_MS },
      )
    }),
})
