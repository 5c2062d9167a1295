import { VisuallyHidden } from '@prilavok/ui/live-region'
import type { MouseEvent } from 'react'
import { ShopLink } from '../lib/shop-link'
import type { CheckedPicture } from './use-checked-pictures'

interface GallerySlideProps {
  readonly picture: CheckedPicture
  /** "Photo 2 of 5". */
  readonly label: string
  /** What the link does, for screen readers. */
  readonly open: string
  /** The first picture is part of what a visitor waits for; the others come when they are near. */
  readonly isFirst: boolean
  readonly isCurrent: boolean
  readonly onOpen: () => void
}

/** Clicks that the browser opens somewhere else itself. */
const isForBrowser = ({ ctrlKey, metaKey, shiftKey, altKey, button }: MouseEvent) =>
  ctrlKey || metaKey || shiftKey || altKey || button !== 0

/** One picture of the carousel: a link to the large one. */
export const GallerySlide = ({ picture, label, open, isFirst, isCurrent, onOpen }: GallerySlideProps) => (
  <div
    className="pk-gallery__slide"
    role="group"
    aria-label={label}
    inert={!isCurrent}
    data-current={isCurrent ? '' : undefined}
  >
    <ShopLink
      className="pk-gallery__link"
      href={picture.full}
      draggable={false}
      data-pk-first={isFirst ? '' : undefined}
      onClick={(event) => {
        if (isForBrowser(event)) return
        event.preventDefault()
        onOpen()
      }}
    >
      <img
        className="pk-gallery__image"
        src={picture.shown}
        alt={picture.alt}
        draggable={false}
        {...(isFirst ? { fetchPriority: 'high', decoding: 'sync' } : { loading: 'lazy', decoding: 'async' })}
      />
      <VisuallyHidden> {open}</VisuallyHidden>
    </ShopLink>
  </div>
)
