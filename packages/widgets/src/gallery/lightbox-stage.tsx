import { slideAt, type Lightbox } from '@prilavok/core/gallery'
import { useLayoutEffect, type RefObject } from 'react'
import { useLatest } from '../lib/use-latest'
import type { LightboxLabels } from './gallery.labels'
import { createGestures, type Gestures } from './gestures'
import { LightboxSlide } from './lightbox-slide'
import type { CheckedPicture } from './use-checked-pictures'

interface LightboxStageProps {
  readonly pictures: readonly CheckedPicture[]
  /** Place in the endless row of slides. */
  readonly position: number
  readonly lightbox: Lightbox
  readonly text: LightboxLabels
  readonly label: string
  readonly stage: RefObject<HTMLDivElement | null>
  /** For the buttons and keys that enlarge the picture and move it. */
  readonly gestures: RefObject<Gestures | null>
  readonly onZoom: (zoomed: boolean) => void
}

const BESIDE = [-1, 0, 1] as const

/** The slide and the two beside it, which are loaded meanwhile; hands and wheel act here. */
export function LightboxStage(props: LightboxStageProps) {
  const { pictures, position, lightbox, text, label, stage, gestures, onZoom } = props
  const count = pictures.length
  const given = useLatest({ count, lightbox, onZoom })
  useLayoutEffect(() => {
    const element = stage.current
    if (element === null) return
    const made = createGestures(element, {
      many: () => given.current.count > 1,
      turn: (by) => given.current.lightbox.turn(by),
      close: () => given.current.lightbox.close(),
      zoom: (zoomed) => given.current.onZoom(zoomed),
    })
    gestures.current = made
    return () => {
      gestures.current = null
      made.stop()
    }
  }, [stage, gestures, given])
  // A slide is shown whole when it is turned to.
  useLayoutEffect(() => gestures.current?.restore(), [gestures, position])
  return (
    <div
      className="pk-lightbox__stage"
      ref={stage}
      role="group"
      aria-roledescription={text.carousel}
      aria-label={label}
      tabIndex={-1}
    >
      {(count > 1 ? BESIDE : [0]).map((offset) => {
        const picture = pictures[slideAt(position + offset, count)]
        return (
          picture !== undefined && (
            <LightboxSlide key={position + offset} offset={offset} picture={picture} text={text} />
          )
        )
      })}
    </div>
  )
}
