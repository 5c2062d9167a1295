import type { PrilavokConfig } from './config'

const OWN_MACHINE = /^(?:localhost|(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\]|)$/

/** Said where an address asks for the devtools and the page does not allow it. */
export const NOT_BY_LINK =
  '[Prilavok] The address asks for the devtools. This page opens them by prilavok.debug() in the console alone; ' +
  'to open them by a link, put data-devtools="link" on the script\'s tag or "devtools": "link" into the settings.'

/** Whether a link may open the devtools for a visitor: where the page says so, and on the developer's own machine unless it says no. */
export const mayOpenByLink = (devtools: PrilavokConfig['devtools'], hostname: string): boolean => {
  const written: unknown = devtools
  if (written === undefined) return OWN_MACHINE.test(hostname)
  return written === true || written === 'link' || written === 'true' || written === ''
}
