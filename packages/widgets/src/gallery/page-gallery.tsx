import { useMemo } from 'react'
import { Gallery, type GalleryProps } from './gallery'
import { readPictures } from './read-pictures'

/** The gallery as a page mounts it. */
export interface PageGalleryProps extends GalleryProps {
  /** What the server had rendered in the element: links to the large pictures. */
  readonly content?: readonly Node[]
}

const NOTHING: readonly Node[] = []

/** The gallery with the pictures that the server has rendered. */
export function PageGallery({ content = NOTHING, ...props }: PageGalleryProps) {
  const pictures = useMemo(() => readPictures(content), [content])
  return <Gallery pictures={pictures} {...props} />
}
