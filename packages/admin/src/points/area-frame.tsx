import type { GeoBounds } from '@prilavok/contracts/admin'
import type { MapWindow } from '@prilavok/ui/point-map'
import { useEffect, useState, type PointerEvent } from 'react'
import { styled } from '../kit/lib/styled'
import { areaBetween, cornersOf, type Corner } from './map-area'

interface AreaFrameProps {
  /** The part of the map that is seen. */
  readonly window: MapWindow
  /** The area of the filter. */
  readonly area: GeoBounds | null
  readonly isDrawing: boolean
  readonly onDrawn: (area: GeoBounds) => void
  readonly onCancel: () => void
}

/** A press without a drag is no area. */
const LEAST = 0.01

const percent = (part: number) => `${(part * 100).toFixed(2)}%`
const boxOf = (one: Corner, other: Corner) =>
  styled({
    'inset-block-start': percent(Math.min(one.y, other.y)),
    'inset-inline-start': percent(Math.min(one.x, other.x)),
    'block-size': percent(Math.abs(one.y - other.y)),
    'inline-size': percent(Math.abs(one.x - other.x)),
  })

/** The rectangle over the map: the one that is drawn, else that of the filter. */
export function AreaFrame({ window, area, isDrawing, onDrawn, onCancel }: AreaFrameProps) {
  const [drawn, setDrawn] = useState<readonly [Corner, Corner] | null>(null)
  useEffect(() => {
    if (!isDrawing) return
    const stop = (event: KeyboardEvent) => event.key === 'Escape' && onCancel()
    globalThis.addEventListener('keydown', stop)
    return () => globalThis.removeEventListener('keydown', stop)
  }, [isDrawing])
  const cornerAt = ({ currentTarget, clientX, clientY }: PointerEvent): Corner => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    return { x: (clientX - left) / width, y: (clientY - top) / height }
  }
  const shown = drawn ?? (area === null ? null : cornersOf(window, area))
  return (
    <div
      className="pk-staff-area"
      data-drawing={isDrawing || undefined}
      onPointerDown={(event) => {
        if (!isDrawing) return
        event.currentTarget.setPointerCapture(event.pointerId)
        const corner = cornerAt(event)
        setDrawn([corner, corner])
      }}
      onPointerMove={(event) => drawn !== null && setDrawn([drawn[0], cornerAt(event)])}
      onPointerUp={() => {
        if (drawn === null) return
        setDrawn(null)
        const [one, other] = drawn
        if (Math.abs(one.x - other.x) > LEAST && Math.abs(one.y - other.y) > LEAST)
          onDrawn(areaBetween(window, one, other))
      }}
    >
      {shown !== null && <div className="pk-staff-area__box" ref={boxOf(...shown)} />}
    </div>
  )
}
