import { cartFeature } from '@prilavok/core/cart'
import { visiblePoints, type PointBrowsing } from '@prilavok/core/delivery'
import { usePickupPoints, useShop, useStore } from '@prilavok/react'
import { Button } from '@prilavok/ui/button'
import { putInSight } from '@prilavok/ui/in-sight'
import { Notice } from '@prilavok/ui/notice'
import { Skeleton, SkeletonBlock, skeletonLabels } from '@prilavok/ui/skeleton'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useLabels } from '../lib/labels'
import {
  type PickupPointsLabels,
  type PickupPointsPageLabels,
  pickupPointsPageRu,
  pickupPointsRu,
} from './pickup-points.labels'
import './pickup-points.css'
import './pickup-points-page.css'
import { PointBrowser } from './point-browser'

/** The settings of a page for its pick-up points. */
export interface PickupPointsPageProps {
  /** Id of the city in the shop. */
  readonly cityId: string
  /** Where the visitor is, if the page knows it: the nearest points come first. */
  readonly near?: PointBrowsing['near'] | undefined
  /** From which sum, in kopecks, orders are paid on delivery, if the page knows it; else that of the cart counts. */
  readonly payOnDeliveryFrom?: number | undefined
  /** Texts of the page around the points. */
  readonly labels?: Partial<PickupPointsPageLabels> | undefined
  /** Texts of the list, the filters and the map. */
  readonly pointLabels?: Partial<PickupPointsLabels> | undefined
}

/** The pick-up points of a city as a page of its own, as a list and on a map. Source: PICK-26. */
export function PickupPointsPage({
  cityId,
  near = null,
  payOnDeliveryFrom,
  labels,
  pointLabels,
}: PickupPointsPageProps) {
  const { effects, use } = useShop()
  const ofCart = useStore(use(cartFeature).state, ({ calculated }) => calculated?.payOnDeliveryFrom)
  const points = usePickupPoints(cityId)
  const text = useLabels('pickupPointsPage', pickupPointsPageRu, labels)
  const pointText = useLabels('pickupPoints', pickupPointsRu, pointLabels)
  const root = useRef<HTMLElement>(null)
  const { status, points: all, openId, showNear } = points
  const place = near === null ? '' : `${near.latitude} ${near.longitude}`
  useEffect(() => showNear(near), [place])
  // A point that was picked on the map is looked at in the list: it comes first there, however long the list is.
  const [picked, setPicked] = useState<string | null>(null)
  useEffect(() => {
    if (picked === null) return
    const row = root.current?.querySelector<HTMLElement>('.pk-point[data-open] > .pk-point__open')
    if (row !== null && row !== undefined) putInSight(row, { focus: true })
  }, [picked])

  const waiting = status === 'loading' || status === 'idle'
  const found = visiblePoints(all, points)
  const first = found.find(({ id }) => id === picked)
  const listed = useMemo(
    () => (first === undefined ? found : [first, ...found.filter((point) => point !== first)]),
    [found, first],
  )
  const failed = (
    <Notice tone="danger" announce action={<Button onClick={() => void points.retry()}>{text.retry}</Button>}>
      {all.length === 0 ? text.failed : text.failedPart}
    </Notice>
  )
  return (
    <section className="pk-pickup-points-page" ref={root} aria-label={text.region} aria-busy={waiting}>
      {status === 'failed' && failed}
      {status === 'ready' && all.length === 0 && <p className="pk-pickup-points__none">{text.empty}</p>}
      {all.length === 0 && waiting && <Waiting />}
      {all.length > 0 && (
        <div className="pk-pickup-points__choice">
          <PointBrowser
            text={pointText}
            now={effects.clock.now()}
            payFrom={payOnDeliveryFrom || ofCart || null}
            browsing={points}
            all={all}
            found={listed}
            chosen={null}
            opened={openId}
            onOpen={points.open}
            onPick={(id) => {
              points.open(id)
              setPicked(id)
            }}
          />
        </div>
      )}
    </section>
  )
}

/** Four points in their final size. */
const Waiting = () => (
  <Skeleton labels={useLabels('skeleton', skeletonLabels)}>
    <SkeletonBlock height="64px" />
    <SkeletonBlock height="86px" />
    <SkeletonBlock height="86px" />
    <SkeletonBlock height="86px" />
  </Skeleton>
)
