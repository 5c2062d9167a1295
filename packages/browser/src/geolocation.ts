import type { Geolocation } from '@prilavok/core/effects'

/** Only the city matters, so a position that the device has cached for some minutes is good enough. */
const MAX_AGE_MS = 10 * 60 * 1000

/** The position of the device; reading it shows the browser's permission prompt to the visitor. */
export const createGeolocation = (): Geolocation => ({
  locate: (limitMs) =>
    new Promise((resolve) => {
      const device = (navigator as Partial<Navigator>).geolocation
      if (device === undefined) return resolve(null)
      device.getCurrentPosition(
        ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
        () => resolve(null),
        { timeout: limitMs, maximumAge: MAX_AGE_MS },
      )
    }),
})
