import { useDelivery } from '@prilavok/react'
import { RadioCards } from '@prilavok/ui/radio-cards'
import { useLabels } from '../lib/labels'
import './delivery-method.css'
import { deliveryMethodRu, type DeliveryMethodLabels } from './delivery.labels'

export interface DeliveryMethodProps {
  readonly labels?: Partial<DeliveryMethodLabels> | undefined
}

/** Pickup or courier, under the values that page events use; only where the shop has couriers. Source: DELIV-11, DELIV-12. */
export function DeliveryMethod({ labels }: DeliveryMethodProps) {
  const { method, hasCourier, chooseMethod } = useDelivery()
  const text = useLabels('deliveryMethod', deliveryMethodRu, labels)
  if (!hasCourier) return null
  return (
    <div className="pk-delivery-method">
      <RadioCards
        id="pk-order-method"
        legend={text.legend}
        hideLegend
        options={[
          { value: 'pp', label: text.pickup, description: text.pickupHelp },
          { value: 'toDoor', label: text.courier, description: text.courierHelp },
        ]}
        value={method === 'courier' ? 'toDoor' : 'pp'}
        onChange={(value) => chooseMethod(value === 'toDoor' ? 'courier' : 'pickup')}
      />
    </div>
  )
}
