import type { GalleryPicture } from './gallery.types'

/** A length in px as markup writes it; absent where it is none. */
const pixels = (text: string | null | undefined): number | undefined =>
  text !== null && text !== undefined && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined

/** The address of a picture; pages that load pictures by a script of theirs keep it in `data-src`. */
const sourceOf = (image: HTMLImageElement): string => {
  const { src, dataset } = image
  return src === '' || src.startsWith('data:') ? (dataset['src'] ?? '') : src
}

/** The links of a part of a page, itself included. */
const linksIn = (node: Node): readonly HTMLAnchorElement[] => {
  if (!(node instanceof Element)) return []
  return node instanceof HTMLAnchorElement ? [node] : [...node.querySelectorAll('a')]
}

/**
 * The pictures that a server has rendered: links to the large ones, each around a small one. `data-picture` on a link is the picture
 * for the carousel, `data-width` and `data-height` are the size of the large one.
 */
export function readPictures(content: readonly Node[]): readonly GalleryPicture[] {
  return content.flatMap(linksIn).flatMap((link, place) => {
    const image = link.querySelector('img')
    const full = link.getAttribute('href') === null ? '' : link.href
    if (image === null || full === '') return []
    const { dataset } = link
    const small = sourceOf(image)
    return [
      {
        full,
        // The first one is on the screen already.
        shown: dataset['picture'] ?? (place === 0 && small !== '' ? small : full),
        thumb: small === '' ? full : small,
        alt: image.alt,
        width: pixels(dataset['width']),
        height: pixels(dataset['height']),
      },
    ]
  })
}
