import { useEffect, useRef, type ReactNode } from 'react'
import { keepInSight } from './keep-in-sight'
import './kept-in-sight.css'

interface KeptInSightProps {
  /** The class of the bar; its sheet makes it sticky at the bottom and sets `--_sticks: 1` where it does. */
  readonly className: string
  readonly children: ReactNode
}

/** A bar at the bottom of the window until its place comes into view, whatever the page around the widget clips. */
export function KeptInSight({ className, children }: KeptInSightProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => (place.current === null ? undefined : keepInSight(place.current)), [])
  return (
    <div className="pk-kept-in-sight" ref={place}>
      <div className={className}>{children}</div>
    </div>
  )
}
