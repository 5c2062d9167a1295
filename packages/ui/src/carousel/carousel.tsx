import { useRef, type ReactNode } from 'react'
import { classes } from '../lib/marks'
import '../styles/kit.css'
import './carousel.css'
import { useStrip } from './use-strip'

/** A row of slides of which some are in sight. */
export interface CarouselProps {
  /** The slide in sight, counted from 0. */
  readonly index: number
  /** Called when it was dragged to another one. */
  readonly onIndexChange?: ((index: number) => void) | undefined
  /** The first slide follows the last one. */
  readonly loop?: boolean | undefined
  /** Runs on when it is let go and stops anywhere, as a row of small pictures does; dragging it chooses nothing. */
  readonly free?: boolean | undefined
  /** A class of its element. */
  readonly className?: string | undefined
  /** One element for each slide. */
  readonly children: ReactNode
}

/**
 * Slides that are dragged or turned to; what they are, their names and their buttons are the owner's. The row runs the way that the
 * style sheet lays it out: `flex-direction: column` on `.pk-carousel__strip` makes it vertical.
 */
export function Carousel({ index, onIndexChange, loop, free, className, children }: CarouselProps) {
  const frame = useRef<HTMLDivElement>(null)
  useStrip({ frame, index, onIndexChange, loop: loop === true, free: free === true })
  return (
    <div className={classes('pk-carousel', className)} ref={frame}>
      <div className="pk-carousel__strip">{children}</div>
    </div>
  )
}
