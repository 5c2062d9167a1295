/** A slide that an address names. */
export interface NamedSlide {
  /** The gallery's name. */
  readonly gallery: string
  /** The slide, counted from 1. */
  readonly slide: number
}

/** More slides than any gallery has; what is longer is no slide. */
const NUMBERED = /^#(.+)-([1-9]\d{0,5})$/s

/** The hash of a slide; `slide` is counted from 1. Source: GALLERY-05. */
export const galleryHash = ({ gallery, slide }: NamedSlide): string => `#${encodeURIComponent(gallery)}-${slide}`

/** Reads the hash of an address; null for every hash that names no slide, and for broken escapes. Source: GALLERY-03, GALLERY-05. */
export function parseGalleryHash(hash: string): NamedSlide | null {
  const [, name = '', number] = NUMBERED.exec(hash) ?? []
  if (number === undefined) return null
  try {
    return { gallery: decodeURIComponent(name), slide: Number(number) }
  } catch {
    return null
  }
}

/** The slide of one gallery that a hash names, counted from 0; null when it names another gallery, none, or a slide that is not there. */
export function slideOfHash(hash: string, gallery: string, count: number): number | null {
  const named = parseGalleryHash(hash)
  return named !== null && named.gallery === gallery && named.slide <= count ? named.slide - 1 : null
}
