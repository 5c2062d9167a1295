import { Button } from '@prilavok/ui/button'
import { LiveRegion, useAnnounce } from '@prilavok/ui/live-region'
import { useEffect, useState } from 'react'
import { MapMode } from './map-mode'
import type { PointBrowserProps } from './point-browser.types'
import { PointList } from './point-list'
import { PointToolbar } from './point-toolbar'

/** Points to look through: search and filters, and below them the list, with the map over the same points beside or above it. */
export function PointBrowser(props: PointBrowserProps) {
  const { text, browsing, found, chosen } = props
  const { search, filters, view } = browsing
  const [spoken, announce] = useAnnounce()
  const only = found.length === 1 ? found[0] : undefined
  const onlyIsChosen = only !== undefined && only.id === chosen
  const [initial] = useState(filters)

  useEffect(() => {
    if (search.trim() === '' && filters === initial) return
    announce(found.length === 0 ? text.notFound : onlyIsChosen ? text.foundOne(only.address) : text.found(found.length))
  }, [search, filters, found.length, onlyIsChosen, announce])

  return (
    <>
      <PointToolbar {...props} />
      <div className="pk-point-views" data-view={view}>
        {view === 'map' && <MapMode {...props} />}
        {found.length > 0 ? <PointList {...props} /> : <NothingFound {...props} />}
      </div>
      <LiveRegion message={spoken} />
    </>
  )
}

/** No point is left: by the search (PICK-05), or by the filters, which can be dropped at once. */
export function NothingFound({ text, browsing: { search, filters, filterPoints } }: PointBrowserProps) {
  const on = (['brands', 'types', 'pay'] as const).flatMap((of) => filters[of].map((value) => ({ of, value })))
  const dropAll = () => on.forEach((facet) => filterPoints(facet as Parameters<typeof filterPoints>[0]))
  return (
    <div className="pk-pickup-points__none">
      <p>{search.trim() === '' && on.length > 0 ? text.noneOfFilters : text.notFound}</p>
      {on.length > 0 && <Button onClick={dropAll}>{text.dropFilters}</Button>}
    </div>
  )
}
