import { useEffect, useRef } from 'react'
import type { LightboxLabels } from './gallery.labels'
import type { CheckedPicture } from './use-checked-pictures'

interface LightboxThumbnailsProps {
  readonly pictures: readonly CheckedPicture[]
  /** The slide that is shown, counted from 0. */
  readonly slide: number
  readonly text: LightboxLabels
  readonly onChoose: (slide: number) => void
}

/** The panel of small pictures; that of the slide is kept in sight. Source: GALLERY-08, GALLERY-16. */
export function LightboxThumbnails({ pictures, slide, text, onChoose }: LightboxThumbnailsProps) {
  const current = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // Newer browsers return a promise, which must not become what React calls to clean up.
    current.current?.scrollIntoView({ block: 'nearest' })
  }, [slide])
  return (
    <div className="pk-lightbox__thumbnails" role="group" aria-label={text.thumbnails}>
      {pictures.map(({ thumb }, place) => (
        <button
          key={`${place} ${thumb}`}
          ref={place === slide ? current : undefined}
          type="button"
          className="pk-lightbox__thumbnail"
          aria-label={text.slide(place + 1, pictures.length)}
          aria-current={place === slide ? 'true' : undefined}
          onClick={() => onChoose(place)}
        >
          <img className="pk-lightbox__thumbnail-image" src={thumb} alt="" loading="lazy" draggable={false} />
        </button>
      ))}
    </div>
  )
}
