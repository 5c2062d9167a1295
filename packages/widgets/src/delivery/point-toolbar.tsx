import { deliverySettings, facetsOf, isFilterOn, prepareSearch, SEARCH_FROM } from '@prilavok/core/delivery'
import { useSettings } from '@prilavok/react'
import { Button, IconButton } from '@prilavok/ui/button'
import { CloseIcon, drawIcon, PinIcon, SearchIcon } from '@prilavok/ui/icon'
import { TextField } from '@prilavok/ui/text-field'
import { useMemo, useState, type FocusEvent, type KeyboardEvent } from 'react'
import type { PointBrowserProps } from './point-browser.types'
import { facetText } from './point-facts'
import './point-toolbar.css'

const ListIcon = /* @__PURE__ */ drawIcon('M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.1M4.5 12h.1M4.5 17.5h.1')
/** More brands than that are found quicker by typing. */
const MOST_FILTERS = 8

/** Search and filters over all points, and the way to the map and back. Source: PICK-03, PICK-09. */
export function PointToolbar({ text, browsing, all, onSearching, onSearched }: PointBrowserProps) {
  const { search, searchPoints, view, showAs } = browsing
  const { provider, tiles } = useSettings(deliverySettings).map
  const hasMap = provider !== 'leaflet' || tiles !== null
  const many = all.length >= SEARCH_FROM
  if (!many && !hasMap) return null

  const endOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // The list may fold and give the focus to a button, which must not take this key for its own.
    event.preventDefault()
    onSearched?.()
  }
  const clear = <IconButton label={text.clear} icon={<CloseIcon size={16} />} onClick={() => searchPoints('')} />
  return (
    <div className="pk-point-toolbar">
      {many && (
        <TextField
          label={text.search}
          hideLabel
          type="search"
          placeholder={text.search}
          autoComplete="off"
          spellCheck={false}
          value={search}
          end={search === '' ? <SearchIcon /> : clear}
          onInput={searchPoints}
          onFocus={() => {
            prepareSearch(all, browsing.near)
            onSearching?.()
          }}
          onKeyDown={endOnEnter}
        />
      )}
      {hasMap && (
        <Button
          className="pk-point-toolbar__view"
          icon={view === 'map' ? <ListIcon /> : <PinIcon />}
          aria-pressed={view === 'map'}
          onClick={() => showAs(view === 'map' ? 'list' : 'map')}
        >
          {view === 'map' ? text.toList : text.toMap}
        </Button>
      )}
      {many && <PointFilters {...{ text, browsing, all }} />}
    </div>
  )
}

/** Browsers leave a filter that is half out of view where it is. A press scrolls nothing: it would end beside what it began on. */
const bringCloser = ({ target }: FocusEvent) =>
  target.matches(':focus-visible') && target.scrollIntoView({ block: 'nearest', inline: 'nearest' })

/** Each filter with how many points it leaves; pressed ones hold. */
function PointFilters({ text, browsing, all }: Pick<PointBrowserProps, 'text' | 'browsing' | 'all'>) {
  const facets = useMemo(() => facetsOf(all).slice(0, MOST_FILTERS), [all])
  return (
    <ul className="pk-point-filters" aria-label={text.filters} onFocusCapture={bringCloser}>
      <NearMe {...{ text, browsing }} />
      {facets.map((facet) => (
        <li key={`${facet.of} ${facet.value}`}>
          <button
            type="button"
            className="pk-point-filter"
            aria-pressed={isFilterOn(browsing.filters, facet)}
            onClick={() => browsing.filterPoints(facet)}
          >
            {facetText(facet, text)} <span className="pk-point-filter__count">{text.number(facet.count)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Asks where the buyer is, by a press alone, and has the nearest points first; pressed again, forgets it. */
function NearMe({ text, browsing: { near, showNear, showNearMe } }: Pick<PointBrowserProps, 'text' | 'browsing'>) {
  const [asked, setAsked] = useState<'asking' | 'unknown' | null>(null)
  const isOn = near !== null && near.rough !== true
  const press = async () => {
    if (isOn) return showNear(null)
    setAsked('asking')
    setAsked((await showNearMe()) ? null : 'unknown')
  }
  return (
    <li role={asked === 'unknown' ? 'alert' : undefined}>
      <button
        type="button"
        className="pk-point-filter"
        aria-pressed={isOn}
        aria-busy={asked === 'asking' || undefined}
        onClick={() => void press()}
      >
        {asked === 'unknown' ? text.nearUnknown : text.nearMe}
      </button>
    </li>
  )
}
