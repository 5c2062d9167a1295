import { Button } from '@prilavok/ui/button'
import { PictureIcon } from '@prilavok/ui/icon'
import { useState } from 'react'
import type { LightboxLabels } from './gallery.labels'
import type { CheckedPicture } from './use-checked-pictures'

interface LightboxSlideProps {
  readonly picture: CheckedPicture
  /** -1 before the slide that is shown, 1 after it. */
  readonly offset: number
  readonly text: LightboxLabels
}

/** One picture: its small one until it is loaded, and a way on where it cannot be. Source: GALLERY-10, GALLERY-11. */
export function LightboxSlide({ picture, offset, text }: LightboxSlideProps) {
  const [status, setStatus] = useState<'loading' | 'ready' | 'failed'>('loading')
  const [attempt, setAttempt] = useState(0)
  const language = document.documentElement.lang
  return (
    <div className="pk-lightbox__slide" data-offset={offset} inert={offset !== 0}>
      {status === 'failed' ? (
        <div className="pk-lightbox__failed" role="alert">
          <PictureIcon size={24} />
          <p lang={/^de\b/i.test(language) ? 'de' : 'en'}>{text.failed(language)}</p>
          <Button
            onClick={() => {
              setStatus('loading')
              setAttempt(attempt + 1)
            }}
          >
            {text.retry}
          </Button>
        </div>
      ) : (
        <div className="pk-lightbox__figure">
          {status === 'loading' && (
            <img className="pk-lightbox__preview" src={picture.thumb} alt="" draggable={false} />
          )}
          <img
            key={attempt}
            className="pk-lightbox__image"
            src={picture.full}
            alt={picture.alt}
            width={picture.width}
            height={picture.height}
            data-ready={status === 'ready' ? '' : undefined}
            draggable={false}
            onLoad={() => setStatus('ready')}
            onError={() => setStatus('failed')}
          />
        </div>
      )}
    </div>
  )
}
