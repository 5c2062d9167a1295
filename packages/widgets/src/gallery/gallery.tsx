import { lazyPart } from '@prilavok/core'
import { useLightbox, useShop, useStore } from '@prilavok/react'
import { IconButton } from '@prilavok/ui/button'
import { Carousel } from '@prilavok/ui/carousel'
import { ChevronIcon, PictureIcon } from '@prilavok/ui/icon'
import { LiveRegion, useAnnounce } from '@prilavok/ui/live-region'
import { useEffect, useRef, useState, type ComponentType, type KeyboardEvent } from 'react'
import { useLabels } from '../lib/labels'
import './gallery.css'
import { galleryRu, type GalleryLabels } from './gallery.labels'
import { GallerySlide } from './gallery-slide'
import type { GalleryPicture } from './gallery.types'
import type { LightboxProps } from './lightbox'
import { useCheckedPictures } from './use-checked-pictures'
import { useLingering } from './use-lingering'

/** A gallery and its pictures. */
export interface GalleryProps {
  /** Its name in addresses: slide 2 of the gallery `photo` is `#photo-2`. Each gallery of a page needs its own. */
  readonly name?: string | undefined
  /** In the order in which they are shown. */
  readonly pictures?: readonly GalleryPicture[] | undefined
  /** Texts of this one widget; what is left out is that of the language, or of `LabelsProvider`. */
  readonly labels?: Partial<GalleryLabels> | undefined
}

/** The lightbox is loaded when somebody approaches the gallery; without it the links lead to the pictures. */
const loadLightbox = lazyPart(() => import('./lightbox'))
const preload = () => void loadLightbox()

const NO_PICTURES: readonly GalleryPicture[] = []
const LEAVING_MS = 366

/** The pictures of a product: a looping carousel with small pictures beside it, and a lightbox. Source: GALLERY-01 to GALLERY-06. */
export function Gallery({ name = 'photo', pictures = NO_PICTURES, labels }: GalleryProps) {
  const text = useLabels('gallery', galleryRu, labels)
  const shown = useCheckedPictures(pictures)
  const count = shown.length
  const { location } = useShop().effects
  const lightbox = useLightbox({ name, count })
  const opened = useStore(lightbox.state, ({ slide }) => slide)
  const [index, setIndex] = useState(0)
  const [spoken, announce] = useAnnounce()
  const root = useRef<HTMLDivElement>(null)
  const [Viewer, setViewer] = useState<ComponentType<LightboxProps> | null>(null)
  const isOpen = opened !== null
  const lingers = useLingering(isOpen, LEAVING_MS)

  const show = (slide: number) => {
    const next = (slide + count) % count
    setIndex(next)
    announce(`${text.slide(next + 1, count)}. ${shown[next]?.alt ?? ''}`)
  }
  const open = (slide: number) => {
    lightbox.open(slide)
    void loadLightbox().then((part) => {
      const picture = shown[slide]
      if (part !== null || picture === undefined) return
      lightbox.close()
      location.go(picture.full)
    })
  }
  useEffect(() => {
    if (isOpen) void loadLightbox().then((part) => part !== null && setViewer(() => part.Lightbox))
  }, [isOpen])
  // The carousel shows what the lightbox has been turned to.
  useEffect(() => {
    if (opened !== null) setIndex(opened)
  }, [opened])

  const focusSlide = () => root.current?.querySelector<HTMLElement>('[data-current] > a') ?? null
  /** The arrows of the keyboard turn the carousel while one of its slides has the focus. */
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    const isSlide = target instanceof Element && target.closest('.pk-gallery__main') !== null
    const to = {
      ArrowLeft: index - 1,
      ArrowUp: index - 1,
      ArrowRight: index + 1,
      ArrowDown: index + 1,
      Home: 0,
      End: count - 1,
    }
    if (!isSlide || !Object.hasOwn(to, key)) return false
    show(to[key as keyof typeof to])
    return true
  }
  const moved = useRef(false)
  useEffect(() => {
    // The link that had the focus cannot keep it beside the carousel.
    if (moved.current) focusSlide()?.focus({ preventScroll: true })
    moved.current = false
  }, [index])

  if (count === 0) {
    return (
      <div className="pk-gallery" data-empty="">
        <PictureIcon size={24} />
      </div>
    )
  }
  return (
    <div
      className="pk-gallery"
      ref={root}
      data-single={count === 1 ? '' : undefined}
      onPointerEnter={preload}
      onFocus={preload}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of the links inside */}
      <div
        className="pk-gallery__main"
        role="group"
        aria-roledescription={text.carousel}
        aria-label={text.region}
        onKeyDown={(event) => {
          if (!onKeyDown(event)) return
          event.preventDefault()
          moved.current = true
        }}
      >
        <Carousel className="pk-gallery__carousel" index={index} loop onIndexChange={show}>
          {shown.map((picture, slide) => (
            <GallerySlide
              key={`${slide} ${picture.full}`}
              picture={picture}
              label={text.slide(slide + 1, count)}
              open={text.open}
              isFirst={slide === 0}
              isCurrent={slide === index}
              onOpen={() => open(slide)}
            />
          ))}
        </Carousel>
        {count > 1 && (
          <div className="pk-gallery__turn">
            <IconButton
              className="pk-gallery__previous"
              label={text.previous}
              icon={<ChevronIcon />}
              onClick={() => show(index - 1)}
            />
            <span className="pk-gallery__count" aria-hidden="true">
              {index + 1} / {count}
            </span>
            <IconButton
              className="pk-gallery__next"
              label={text.next}
              icon={<ChevronIcon />}
              onClick={() => show(index + 1)}
            />
          </div>
        )}
      </div>
      {count > 1 && (
        <div className="pk-gallery__thumbnails" role="group" aria-label={text.thumbnails}>
          <Carousel className="pk-gallery__thumbnail-row" index={index} free>
            {shown.map((picture, slide) => (
              <button
                key={`${slide} ${picture.thumb}`}
                type="button"
                className="pk-gallery__thumbnail"
                aria-label={text.slide(slide + 1, count)}
                aria-current={slide === index ? 'true' : undefined}
                onClick={() => show(slide)}
              >
                <img
                  className="pk-gallery__thumbnail-image"
                  src={picture.thumb}
                  alt=""
                  loading="lazy"
                  draggable={false}
                />
              </button>
            ))}
          </Carousel>
        </div>
      )}
      <LiveRegion message={spoken} />
      {Viewer !== null && lingers && (
        <Viewer lightbox={lightbox} pictures={shown} leaving={!isOpen} returnFocus={focusSlide} />
      )}
    </div>
  )
}
