import type { GeoBounds } from '@prilavok/contracts/admin'
import { Suspense, useState } from 'react'
import { lazyComponent } from '../kit/staff/lazy-component'
import { useStaff, useLabels } from '../kit/staff/staff-context'
import { EVERYTHING, NOTHING, type Selection } from '../kit/lists/selection'
import { useListState } from '../kit/lists/use-list-state'
import type { ListScreenProps } from '../kit/describe/descriptor.types'
import { DataTable } from '../kit/table/data-table'
import { boundsText } from './map-area'
import { pointsRu } from './points.labels'
import { pointsEn } from './points.labels.en'
import './points.css'
import '../kit/screen/view-switch.css'

const PointsMap = lazyComponent(() => import('./points-map').then((module) => module.PointsMap))

const VIEWS = ['table', 'both', 'onlyMap'] as const
/** Beside a map a table needs so much room. */
const WIDE = '(width >= 1200px)'

/** Pickup points as a table and on a map, which share their filters. */
export function PointsScreen({ descriptor, url }: ListScreenProps) {
  const { map } = useStaff()
  const { loading } = useLabels('staff')
  const words = useLabels({ ru: pointsRu, en: pointsEn })
  const [state, change] = useListState(descriptor.resource.listing, url, '')
  const [selection, setSelection] = useState<Selection>(NOTHING)
  const [view, setView] = useState<(typeof VIEWS)[number]>(() =>
    map !== null && globalThis.matchMedia(WIDE).matches ? 'both' : 'table',
  )
  const choose = (area: GeoBounds | null) => {
    const { bounds: _, ...others } = state.filters
    change({ filters: area === null ? others : { ...others, bounds: [boundsText(area)] } })
    setSelection(area === null ? NOTHING : EVERYTHING)
    // What is selected is changed in the table's bar.
    if (view === 'onlyMap' && area !== null) setView('both')
  }
  return (
    <div className="pk-staff-points" data-view={view}>
      {view !== 'onlyMap' && (
        <DataTable descriptor={descriptor} url={url} selection={selection} onSelection={setSelection} isWholeScreen />
      )}
      {map !== null && (
        <div className="pk-staff-points__side">
          <div className="pk-staff-switch" role="group" aria-label={words.view}>
            {VIEWS.map((each) => (
              <button key={each} type="button" aria-pressed={view === each} onClick={() => setView(each)}>
                {words[each]}
              </button>
            ))}
          </div>
          {view !== 'table' && (
            <Suspense fallback={<p role="status">{loading}</p>}>
              <PointsMap key={view} map={map} state={state} onArea={choose} />
            </Suspense>
          )}
        </div>
      )}
    </div>
  )
}
