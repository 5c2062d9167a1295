import { galleryFeature, type Lightbox, type LightboxOptions } from '@prilavok/core/gallery'
import { useEffect, useMemo } from 'react'
import { useShop } from '../shop-context'

/** The lightbox of a gallery; it follows the address while the component is on the page (GALLERY-03, GALLERY-04). */
export function useLightbox({ name, count, thumbnails = false }: LightboxOptions): Lightbox {
  const galleries = useShop().use(galleryFeature)
  const lightbox = useMemo(
    () => galleries.createLightbox({ name, count, thumbnails }),
    [galleries, name, count, thumbnails],
  )
  useEffect(() => lightbox.follow(), [lightbox])
  return lightbox
}
