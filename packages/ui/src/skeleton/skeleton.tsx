import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { useAfter } from '../lib/use-after'
import { skeletonLabels, type SkeletonLabels } from './skeleton.labels'
import '../live-region/visually-hidden.css'
import '../styles/kit.css'
import './skeleton.css'

const SHOWN_AFTER_MS = 400
const SLOW_AFTER_MS = 8_000

/** A placeholder for what is loading. */
export interface SkeletonProps {
  /** Blocks in the final size and order of what will be rendered here. */
  readonly children: ReactNode
  readonly labels?: Partial<SkeletonLabels> | undefined
}

/** Keeps the room of what is loading: grey after 400 ms, spoken then, and a sentence after 8 s. */
export function Skeleton({ children, labels }: SkeletonProps) {
  const shown = useAfter(SHOWN_AFTER_MS)
  const slow = useAfter(SLOW_AFTER_MS)
  const text = { ...skeletonLabels, ...labels }
  return (
    <div className="pk-skeleton">
      <div className="pk-skeleton__shape" aria-hidden="true">
        {children}
      </div>
      <p className={slow ? 'pk-skeleton__slow' : 'pk-visually-hidden'} role="status">
        {slow ? text.slow : shown ? text.loading : ''}
      </p>
    </div>
  )
}

/** The size of a grey block. */
export interface SkeletonBlockProps {
  /** CSS lengths; without a width the block fills its place, without a height it is one line of text. */
  readonly width?: string | undefined
  readonly height?: string | undefined
  readonly round?: boolean | undefined
}

/** One grey shape of a skeleton. */
export function SkeletonBlock({ width = '', height = '', round }: SkeletonBlockProps) {
  const block = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    if (block.current === null) return
    block.current.style.inlineSize = width
    block.current.style.blockSize = height
  }, [width, height])
  return (
    <span
      className="pk-skeleton__block"
      data-shape={round === true ? 'round' : 'bar'}
      data-height={height || undefined}
      ref={block}
    />
  )
}
