/** A picture of a gallery. */
export interface GalleryPicture {
  /** Address of the large picture, which the lightbox shows. */
  readonly full: string
  /** Address of the one in the carousel; the large one by default. */
  readonly shown?: string | undefined
  /** Address of the small one; that of the carousel by default. */
  readonly thumb?: string | undefined
  /** What it shows, for those who do not see it. */
  readonly alt: string
  /** Width of the large picture, px. */
  readonly width?: number | undefined
  /** Height of the large picture, px. */
  readonly height?: number | undefined
}
