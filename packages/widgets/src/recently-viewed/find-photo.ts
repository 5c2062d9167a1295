/** Where pages have the photos of their product. */
const PHOTOS = '[data-prilavok="gallery"] img, .pk-mount-gallery img, [itemprop="image"]'

/** The address as it is stored: without the origin of this page, which may change. */
function stored(address: string): string {
  const url = new URL(address, document.baseURI)
  return url.origin === location.origin ? url.pathname + url.search : url.href
}

/** The address of the first photo of the page's product; null where there is none yet, or the selector is none. Source: RECENT-06. */
export function findPhoto(selector: string = PHOTOS): string | null {
  try {
    const image = document.querySelector(selector)
    const address = image instanceof HTMLImageElement ? image.currentSrc || image.src : image?.getAttribute('content')
    return address ? stored(address) : null
  } catch {
    return null
  }
}
