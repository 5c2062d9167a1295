import { safeLink, type SafeUrl } from '@prilavok/core'

/** The order page as it shows one order again. */
export const orderLink = (orderPage: SafeUrl, draftId: string, origin: string): SafeUrl | null =>
  safeLink(`${orderPage}${orderPage.includes('?') ? '&' : '?'}id=${encodeURIComponent(draftId)}`, origin)

/** A map of one place. */
export const mapLink = (
  template: SafeUrl | null,
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
  origin: string,
): SafeUrl | null =>
  template === null
    ? null
    : safeLink(template.replace('{latitude}', String(latitude)).replace('{longitude}', String(longitude)), origin)
