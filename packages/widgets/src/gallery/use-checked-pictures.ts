import { safeUrl, type SafeUrl } from '@prilavok/core'
import { useShop } from '@prilavok/react'
import { useMemo } from 'react'
import type { GalleryPicture } from './gallery.types'

/** A picture whose addresses may be opened. */
export interface CheckedPicture extends GalleryPicture {
  readonly full: SafeUrl
  readonly shown: SafeUrl
  readonly thumb: SafeUrl
}

/** The pictures whose addresses may be opened; what is no address of a picture falls back to the large one. Source: SAFE-12. */
export function useCheckedPictures(pictures: readonly GalleryPicture[]): readonly CheckedPicture[] {
  const { location } = useShop().effects
  return useMemo(() => {
    const checked = (address: string | undefined) => safeUrl(address, location.origin())
    return pictures.flatMap((picture) => {
      const full = checked(picture.full)
      if (full === null) return []
      const shown = checked(picture.shown) ?? full
      return [{ ...picture, full, shown, thumb: checked(picture.thumb) ?? shown }]
    })
  }, [pictures, location])
}
