import type { Lightbox } from '@prilavok/core/gallery'
import { IconButton } from '@prilavok/ui/button'
import {
  ChevronIcon,
  CloseIcon,
  ExpandIcon,
  GridIcon,
  PauseIcon,
  PlayIcon,
  ShrinkIcon,
  ZoomInIcon,
  ZoomOutIcon,
} from '@prilavok/ui/icon'
import type { LightboxLabels } from './gallery.labels'

interface LightboxBarProps {
  readonly text: LightboxLabels
  /** Counted from 0. */
  readonly slide: number
  readonly count: number
  readonly slideshow: boolean
  readonly thumbnails: boolean
  readonly fullscreen: boolean
  readonly zoomed: boolean
  readonly lightbox: Lightbox
  readonly onZoom: () => void
  /** Left out where the browser has no full screen. */
  readonly onFullscreen: (() => void) | undefined
}

/** Everything that can be pressed in the lightbox; it fades while nobody does anything. */
export function LightboxBar(props: LightboxBarProps) {
  const { text, slide, count, slideshow, thumbnails, fullscreen, zoomed, lightbox, onZoom, onFullscreen } = props
  const many = count > 1
  return (
    <>
      <div className="pk-lightbox__bar pk-lightbox__control">
        <p className="pk-lightbox__count" aria-hidden="true">
          {many && `${slide + 1} / ${count}`}
        </p>
        <IconButton
          label={zoomed ? text.zoomOut : text.zoomIn}
          icon={zoomed ? <ZoomOutIcon /> : <ZoomInIcon />}
          onClick={onZoom}
        />
        {many && (
          <>
            <IconButton
              className="pk-lightbox__play"
              label={slideshow ? text.pause : text.play}
              icon={slideshow ? <PauseIcon /> : <PlayIcon />}
              onClick={() => lightbox.set('slideshow', !slideshow)}
            />
            <IconButton
              label={thumbnails ? text.hideThumbnails : text.showThumbnails}
              aria-expanded={thumbnails}
              icon={<GridIcon />}
              onClick={() => lightbox.set('thumbnails', !thumbnails)}
            />
          </>
        )}
        {onFullscreen !== undefined && (
          <IconButton
            label={fullscreen ? text.window : text.fullscreen}
            icon={fullscreen ? <ShrinkIcon /> : <ExpandIcon />}
            onClick={onFullscreen}
          />
        )}
        <IconButton label={text.close} icon={<CloseIcon />} onClick={lightbox.close} />
      </div>
      {many && (
        <>
          <IconButton
            className="pk-lightbox__previous pk-lightbox__control"
            label={text.previous}
            icon={<ChevronIcon size={24} />}
            onClick={() => lightbox.turn(-1)}
          />
          <IconButton
            className="pk-lightbox__next pk-lightbox__control"
            label={text.next}
            icon={<ChevronIcon size={24} />}
            onClick={() => lightbox.turn(1)}
          />
        </>
      )}
    </>
  )
}
