import { foundPoints, SEARCH_FROM, chosenQuote } from '@prilavok/core/delivery'
import { useDelivery } from '@prilavok/react'
import { Button, IconButton } from '@prilavok/ui/button'
import { ChevronIcon, CloseIcon, SearchIcon } from '@prilavok/ui/icon'
import { LiveRegion, useAnnounce } from '@prilavok/ui/live-region'
import { TextField } from '@prilavok/ui/text-field'
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import type { PickupPointsLabels } from './pickup-points.labels'
import { PointCard, PointDetails } from './point-card'
import type { Point } from './point-facts'

interface PointListProps {
  readonly text: PickupPointsLabels
  /** Today, Monday = 0. */
  readonly day: number
  readonly onChoose: (id: string) => void
  /** The search box has the focus. */
  readonly onSearching: () => void
  /** The search is done with: Enter was pressed. */
  readonly onSearched: () => void
}

/** Rows beyond this are drawn only near the screen. */
const LONG = 200

/** The points of the chosen carrier with a search over all of them; a press looks closer, a button chooses. */
export function PointList({ text, day, onChoose, onSearching, onSearched }: PointListProps) {
  const delivery = useDelivery()
  const { quotes, method, carrier, search, shown, pickupPointId, searchPoints, showMore } = delivery
  const found = useMemo(() => foundPoints(delivery), [quotes, method, carrier, search])
  const all = chosenQuote(delivery)?.pickupPoints.length ?? 0
  const rows = found.slice(0, shown)
  const [previewed, setPreviewed] = useState<string | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const [spoken, announce] = useAnnounce()

  const only = found.length === 1 ? found[0]?.address : undefined
  useEffect(() => {
    if (search.trim() !== '') announce(found.length === 0 ? text.notFound : only === undefined ? text.found(found.length) : text.foundOne(only))
  }, [search, found.length, only, announce])

  // With the last portion the button goes; the first of the new rows has the focus then.
  const firstNew = useRef<number | null>(null)
  useLayoutEffect(() => {
    const row = firstNew.current
    firstNew.current = null
    if (row !== null && rows.length === found.length) list.current?.querySelectorAll<HTMLElement>('.pk-point__open')[row]?.focus()
  }, [rows.length, found.length])

  const endOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // The list may fold and hand the focus to a button, which must not take this key for its own.
    event.preventDefault()
    onSearched()
  }
  return (
    <>
      {all >= SEARCH_FROM && (
        <div className="pk-pickup-points__search">
          <TextField
            label={text.search}
            hideLabel
            type="search"
            placeholder={text.search}
            autoComplete="off"
            spellCheck={false}
            value={search}
            end={search === '' ? <SearchIcon /> : <IconButton label={text.clear} icon={<CloseIcon size={16} />} onClick={() => searchPoints('')} />}
            onInput={searchPoints}
            onFocus={onSearching}
            onKeyDown={endOnEnter}
          />
        </div>
      )}
      {rows.length > 0 ? (
        <ul className="pk-pickup-points__list" ref={list} data-long={rows.length > LONG ? '' : undefined}>
          {rows.map((point) => (
            <PointRow
              key={point.id}
              point={point}
              day={day}
              text={text}
              chosen={point.id === pickupPointId}
              open={point.id === previewed}
              onOpen={() => setPreviewed(point.id === previewed ? null : point.id)}
              onChoose={() => onChoose(point.id)}
            />
          ))}
          {rows.length < found.length && (
            <li className="pk-pickup-points__more">
              <Button
                onClick={() => {
                  firstNew.current = rows.length
                  showMore()
                }}
              >
                {text.more}
              </Button>
              <span className="pk-pickup-points__shown">{text.shown(rows.length, found.length)}</span>
            </li>
          )}
        </ul>
      ) : (
        <p className="pk-pickup-points__none">{text.notFound}</p>
      )}
      <LiveRegion message={spoken} />
    </>
  )
}

interface PointRowProps {
  readonly point: Point
  readonly day: number
  readonly text: PickupPointsLabels
  readonly chosen: boolean
  readonly open: boolean
  readonly onOpen: () => void
  readonly onChoose: () => void
}

const PointRow = ({ point, day, text, chosen, open, onOpen, onChoose }: PointRowProps) => (
  <li className="pk-point" data-open={open ? '' : undefined} data-chosen={chosen ? '' : undefined}>
    <button type="button" className="pk-point__open" aria-expanded={open} onClick={onOpen}>
      <PointCard point={point} day={day} text={text} chosen={chosen} />
      <ChevronIcon className="pk-point__mark" />
    </button>
    {open && (
      <div className="pk-point__more">
        <PointDetails point={point} text={text} />
        <Button className="pk-point__choose" onClick={onChoose}>
          {text.choose}
        </Button>
      </div>
    )}
  </li>
)
