import { shopSettings } from '@prilavok/core'
import { chosenQuote, quotesOf } from '@prilavok/core/delivery'
import { useDelivery, useDeliveryPlace, useSettings } from '@prilavok/react'
import { Button } from '@prilavok/ui/button'
import { Notice } from '@prilavok/ui/notice'
import { CityPicker } from '../city/city-picker'
import { CarrierList } from '../delivery/carrier-list'
import { DeliveryMethod } from '../delivery/delivery-method'
import { PickupPoints } from '../delivery/pickup-points'
import { useLabels } from '../lib/labels'
import { CourierAddress } from '../delivery/courier-address'
import { deliverySectionRu, type DeliverySectionLabels } from './delivery-section.labels'
import { CarriersWaiting, MethodWaiting } from './delivery-waiting'
import './delivery-section.css'
import { ShopButtonLink } from '../lib/shop-button-link'

export interface DeliverySectionProps {
  readonly labels?: Partial<DeliverySectionLabels> | undefined
}

/** City, method, carrier, and then the point or the address. Source: DELIV-20. */
export function DeliverySection({ labels }: DeliverySectionProps) {
  const delivery = useDelivery()
  const { cityName, waiting } = useDeliveryPlace()
  const text = useLabels('deliverySection', deliverySectionRu, labels)
  const { quotes, status, method } = delivery
  const quote = chosenQuote(delivery)
  return (
    <>
      <div className="pk-delivery-place">
        <CityPicker />
        {quotes !== null ? <DeliveryMethod /> : waiting && <MethodWaiting />}
      </div>
      {waiting && <CarriersWaiting />}
      {status === 'failed' && (
        <Notice
          tone="danger"
          announce
          title={text.failed}
          action={<Button onClick={() => void delivery.retry()}>{text.retry}</Button>}
        >
          {text.failedHelp}
        </Notice>
      )}
      {quotes !== null && (
        <>
          {quotesOf(delivery).length > 0 ? (
            <CarrierList />
          ) : (
            <NoCarriers text={text} cityName={cityName} courier={method === 'courier'} />
          )}
          {quote !== null && method === 'courier' && <CourierAddress key={cityName} cityName={cityName} />}
          {quote !== null &&
            method === 'pickup' &&
            (quote.pickupPoints.length > 0 ? (
              <PickupPoints />
            ) : (
              <NoCarriers text={text} cityName={cityName} courier={false} />
            ))}
        </>
      )}
    </>
  )
}

interface NoCarriersProps {
  readonly text: DeliverySectionLabels
  readonly cityName: string
  readonly courier: boolean
}

/** Nothing goes there: why, and the next step (DELIV-32, DELIV-33). */
function NoCarriers({ text, cityName, courier }: NoCarriersProps) {
  const { chat } = useSettings(shopSettings).pages
  return (
    <Notice
      tone="warning"
      title={courier ? text.noCourier(cityName) : text.noPoints(cityName)}
      action={chat !== null && !courier ? <ShopButtonLink href={chat}>{text.chat}</ShopButtonLink> : undefined}
    >
      {courier ? text.noCourierAdvice : text.noPointsAdvice}
    </Notice>
  )
}
