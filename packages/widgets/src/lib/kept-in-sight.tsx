import { lazyPart } from '@prilavok/core'
import { useEffect, useRef, type ReactNode } from 'react'
import { scrollContainers } from './scroll-containers'
import './kept-in-sight.css'

/** Few pages clip around their widgets: the others do without this code. */
const loadKeeping = lazyPart(() => import('./keep-in-sight'))

interface KeptInSightProps {
  /** The class of the bar; its sheet makes it sticky at the bottom and sets `--_sticks: 1` where it does. */
  readonly className: string
  readonly children: ReactNode
}

/** A bar at the bottom of the window until its place comes into view, whatever the page around the widget clips. */
export function KeptInSight({ className, children }: KeptInSightProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = place.current
    const containers = element === null ? [] : scrollContainers(element)
    if (element === null || containers.length === 0) return undefined
    let stop: (() => void) | undefined
    let isGone = false
    void loadKeeping().then((part) => {
      if (!isGone) stop = part?.keepInSight(element, containers)
    })
    return () => {
      isGone = true
      stop?.()
    }
  }, [])
  return (
    <div className="pk-kept-in-sight" ref={place}>
      <div className={className}>{children}</div>
    </div>
  )
}
