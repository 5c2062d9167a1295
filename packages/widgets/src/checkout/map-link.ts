import { safeLink, type SafeUrl } from '@prilavok/core'

/** A map of one place. */
export const mapLink = (
  template: SafeUrl | null,
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
  origin: string,
): SafeUrl | null =>
  template === null
    ? null
    : safeLink(template.replace('{latitude}', String(latitude)).replace('{longitude}', String(longitude)), origin)
