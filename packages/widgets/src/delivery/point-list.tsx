import { adviceOf, type PointAdvice } from '@prilavok/core/delivery'
import { Button } from '@prilavok/ui/button'
import { ChevronIcon } from '@prilavok/ui/icon'
import { useLayoutEffect, useRef } from 'react'
import type { PointBrowserProps } from './point-browser.types'
import { PointCard, PointDetails } from './point-card'
import type { Point } from './point-facts'

/** Rows beyond this are rendered by the browser only near the screen. */
const LONG = 200

/** The points as a list; a press looks closer, a button chooses. */
export function PointList(props: PointBrowserProps) {
  const { text, browsing, found } = props
  const rows = found.slice(0, browsing.shown)
  const list = useRef<HTMLUListElement>(null)

  // With the last portion the button goes; the first of the new rows has the focus then.
  const firstNew = useRef<number | null>(null)
  useLayoutEffect(() => {
    const row = firstNew.current
    firstNew.current = null
    if (row !== null && rows.length === found.length)
      list.current?.querySelectorAll<HTMLElement>('.pk-point__open')[row]?.focus()
  }, [rows.length, found.length])

  return (
    <ul className="pk-pickup-points__list" ref={list} data-long={rows.length > LONG ? '' : undefined}>
      {rows.map((point) => (
        <PointRow key={point.id} point={point} advice={adviceOf(point, rows, browsing.near)} {...props} />
      ))}
      {rows.length < found.length && (
        <li className="pk-pickup-points__more">
          <Button
            onClick={() => {
              firstNew.current = rows.length
              browsing.showMore()
            }}
          >
            {text.more}
          </Button>
          <span className="pk-pickup-points__shown">{text.shown(rows.length, found.length)}</span>
        </li>
      )}
    </ul>
  )
}

function PointRow({
  point,
  text,
  now,
  payFrom,
  browsing,
  chosen,
  opened,
  onOpen,
  onChoose,
  advice,
}: PointBrowserProps & { readonly point: Point; readonly advice: PointAdvice | null }) {
  const open = point.id === opened
  return (
    <li className="pk-point" data-open={open ? '' : undefined} data-chosen={point.id === chosen ? '' : undefined}>
      <button
        type="button"
        className="pk-point__open"
        aria-expanded={open}
        onClick={() => onOpen(open ? null : point.id)}
      >
        <PointCard
          point={point}
          now={now}
          near={browsing.near}
          payFrom={payFrom}
          text={text}
          chosen={point.id === chosen}
          advice={advice}
        />
        <ChevronIcon className="pk-point__mark" />
      </button>
      {open && (
        <div className="pk-point__more">
          <PointDetails point={point} text={text} />
          {onChoose !== undefined && (
            <Button className="pk-point__choose" onClick={() => onChoose(point.id)}>
              {text.choose}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}
