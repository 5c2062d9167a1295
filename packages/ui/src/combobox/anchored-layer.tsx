import { useRef, type ReactNode, type RefObject } from 'react'
import { useAnchoredLayer } from '../lib/use-anchored-layer'
import '../styles/kit.css'
import './anchored-layer.css'

/** A layer above the page, and what it belongs to. */
export interface AnchoredLayerProps {
  /** Whether it is shown. */
  readonly open: boolean
  /** The element that the layer stands below. */
  readonly anchor: RefObject<HTMLElement | null>
  /** px; less where the window is short. */
  readonly maxHeight: number
  /** What is rendered in it. */
  readonly children: ReactNode
}

/** A layer in the top layer of the page, below its anchor, or above it where there is more room; pressing it leaves the focus where it is. */
export function AnchoredLayer({ open, anchor, maxHeight, children }: AnchoredLayerProps) {
  const layer = useRef<HTMLDivElement>(null)
  useAnchoredLayer({ open, anchor, layer, maxHeight })
  return (
    <div
      className="pk-anchored-layer"
      popover="manual"
      hidden={!open}
      ref={layer}
      role="presentation"
      onMouseDown={(event) => event.preventDefault()}
    >
      {open && children}
    </div>
  )
}
