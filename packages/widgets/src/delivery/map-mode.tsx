import { deliverySettings } from '@prilavok/core/delivery'
import { useSettings } from '@prilavok/react'
import { Button } from '@prilavok/ui/button'
import { Notice } from '@prilavok/ui/notice'
import type { PointMap } from '@prilavok/ui/point-map'
import { useEffect, useState } from 'react'
import './map-mode.css'
import type { MapView } from './map-view'
import type { PointBrowserProps } from './point-browser.types'
import { spokenPoint } from './point-facts'

interface MapCode {
  readonly View: typeof MapView
  readonly provider: PointMap
}

/** The points on a map. Its code comes when it is requested for the first time (PICK-12); where it does not, the list is one press away. */
export function MapMode(props: PointBrowserProps) {
  const { text, now, browsing } = props
  const { map } = useSettings(deliverySettings)
  const [code, setCode] = useState<MapCode | null>(null)
  const [failed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let gone = false
    import('./map-view')
      .then(async ({ MapView: View, loadPointMap }) => ({ View, provider: await loadPointMap(map) }))
      .then(
        (loaded) => gone || setCode(loaded),
        () => gone || setFailed(true),
      )
    return () => {
      gone = true
    }
  }, [map, tries])
  const again = () => {
    setFailed(false)
    setCode(null)
    setTries(tries + 1)
  }
  if (failed) {
    return (
      <div className="pk-map-mode__failed">
        <Notice
          tone="danger"
          announce
          action={
            <>
              <Button onClick={again}>{text.retryMap}</Button>
              <Button onClick={() => browsing.showAs('list')}>{text.toList}</Button>
            </>
          }
        >
          {text.mapFailed}
        </Notice>
      </div>
    )
  }
  return (
    <div className="pk-map-mode" aria-busy={code === null}>
      {code !== null && (
        <code.View
          {...props}
          provider={code.provider}
          nameOf={(point) => spokenPoint(point, now, text)}
          onFailed={() => setFailed(true)}
        />
      )}
    </div>
  )
}
