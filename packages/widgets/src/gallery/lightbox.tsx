import type { Lightbox as LightboxControl } from '@prilavok/core/gallery'
import { useStore } from '@prilavok/react'
import { useModal } from '@prilavok/ui/dialog'
import { LiveRegion, useAnnounce } from '@prilavok/ui/live-region'
import { useEffect, useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react'
import { useLabels } from '../lib/labels'
import { lightboxRu, type LightboxLabels } from './gallery.labels'
import './lightbox.css'
import type { Gestures } from './gestures'
import { LightboxBar } from './lightbox-bar'
import { LightboxStage } from './lightbox-stage'
import { LightboxThumbnails } from './lightbox-thumbnails'
import { keyAction } from './lightbox-keys'
import type { CheckedPicture } from './use-checked-pictures'
import { useFullscreen } from './use-fullscreen'
import { useHeldShow } from './use-held-show'

/** The lightbox of a gallery and what it shows. */
export interface LightboxProps {
  readonly lightbox: LightboxControl
  readonly pictures: readonly CheckedPicture[]
  /** It is closed and fades. */
  readonly leaving: boolean
  /** What takes the focus when it is closed, if what had it before cannot. */
  readonly returnFocus: () => HTMLElement | null
  readonly labels?: Partial<LightboxLabels> | undefined
}

const CONTROL = '.pk-lightbox__control'
const isControl = (element: EventTarget | null) => element instanceof Element && element.closest(CONTROL) !== null
/** Controls do not fade under the pointer, nor while the keyboard is at them. */
const isHeld = (target: EventTarget | null) =>
  isControl(target) || (isControl(document.activeElement) && document.activeElement?.matches(':focus-visible') === true)

/** The pictures on the whole screen. Source: GALLERY-06 to GALLERY-18. */
export function Lightbox({ lightbox, pictures, leaving, returnFocus, labels }: LightboxProps) {
  const text = useLabels('lightbox', lightboxRu, labels)
  const { position: present, thumbnails, slideshow, fullscreen, idle } = useStore(lightbox.state)
  const [position, setPosition] = useState(present ?? 0)
  if (present !== null && present !== position) setPosition(present)
  const count = pictures.length
  const slide = ((position % count) + count) % count
  const dialog = useRef<HTMLDialogElement>(null)
  const screen = useRef<HTMLDivElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const gestures = useRef<Gestures>(null)
  const [zoomed, setZoomed] = useState(false)
  const [spoken, announce] = useAnnounce()
  const full = useFullscreen(screen, (on) => lightbox.set('fullscreen', on))

  useModal({ dialog, first: stage, back: returnFocus, onClose: lightbox.close })
  // A link to the carousel's slide that has left the view cannot take the focus back.
  useEffect(
    () => () => {
      if (document.activeElement === document.body) returnFocus()?.focus({ preventScroll: true })
    },
    [returnFocus],
  )
  useEffect(() => {
    announce(`${text.slide(slide + 1, count)}. ${pictures[slide]?.alt ?? ''}`)
    // The words change with the language alone, and that is no news.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [slide, announce])
  const zoom = (isZoomed: boolean) => {
    setZoomed(isZoomed)
    if (isZoomed) lightbox.set('slideshow', false)
  }

  const held = useHeldShow(lightbox)
  const wake = ({ target }: SyntheticEvent) => lightbox.wake(isHeld(target))
  const onKeyDown = (event: KeyboardEvent) => {
    wake(event)
    const action = keyAction(event, { count, slide, zoomed })
    if (action === null) return
    event.preventDefault()
    event.stopPropagation()
    if ('turn' in action) lightbox.turn(action.turn)
    if ('open' in action) lightbox.open(action.open)
    if ('pan' in action) gestures.current?.pan(action.pan)
    if ('fullscreen' in action) full.toggle()
  }
  return (
    <dialog className="pk-lightbox" ref={dialog} aria-label={text.viewer} data-leaving={leaving ? '' : undefined}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys and pointer of everything inside */}
      <div
        className="pk-lightbox__screen"
        ref={screen}
        data-idle={idle ? '' : undefined}
        data-thumbnails={thumbnails && count > 1 ? '' : undefined}
        onPointerMove={wake}
        onPointerDown={wake}
        onPointerOver={held.onPointerOver}
        onPointerLeave={held.onPointerLeave}
        onFocus={(event) => {
          wake(event)
          held.onFocus(event)
        }}
        onBlur={held.onBlur}
        onKeyDown={onKeyDown}
      >
        <LightboxStage
          {...{ pictures, position, lightbox, text, stage, gestures }}
          label={text.slide(slide + 1, count)}
          onZoom={zoom}
        />
        <LightboxBar
          {...{ text, slide, count, slideshow, thumbnails, fullscreen, zoomed, lightbox }}
          onZoom={() => gestures.current?.toggle()}
          onFullscreen={full.isAvailable ? full.toggle : undefined}
        />
        {thumbnails && count > 1 && (
          <LightboxThumbnails pictures={pictures} slide={slide} text={text} onChoose={lightbox.open} />
        )}
        <LiveRegion message={spoken} />
      </div>
    </dialog>
  )
}
