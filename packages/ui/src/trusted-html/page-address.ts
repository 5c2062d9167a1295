const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/**
 * The address as it was given if a link may lead to it: a page, a mailbox or a telephone; null for scripts, data and bare
 * hashes. Read by the browser's own parser, so that no spelling slips past.
 */
export function pageAddress(written: string | null): string | null {
  // A bare hash would leave the page on hosts with a `<base href>`.
  if (written === null || written.trim() === '' || written.trim().startsWith('#')) return null
  try {
    return SCHEMES.has(new URL(written, document.baseURI).protocol) ? written : null
  } catch {
    return null
  }
}
