import { shopSettings } from '@prilavok/core'
import { canPayOnDelivery, showsDeliveryHeader } from '@prilavok/core/city'
import { useDeliveryCity, useSettings, useShop } from '@prilavok/react'
import { IconButton } from '@prilavok/ui/button'
import { InfoIcon, PinIcon } from '@prilavok/ui/icon'
import { useLabels } from '../lib/labels'
import { roublesText, USUAL_LIMIT } from '../lib/roubles-text'
import './delivery-header.css'
import { deliveryHeaderRu, type DeliveryHeaderLabels } from './city.labels'
import { useHydrated } from '../lib/use-hydrated'
import { useCityDialog } from './use-city-dialog'
import { usePlacedPopover } from './use-placed-popover'

/** The city and its payment in the head of a page; only its texts can be set. */
export interface DeliveryHeaderProps {
  /** Texts of this one widget; what is left out is that of the language, or of `LabelsProvider`. */
  readonly labels?: Partial<DeliveryHeaderLabels> | undefined
}

/** The visitor's delivery city and whether orders can be paid there on delivery: on every page but that of the order (CITY-13 to CITY-15). */
export function DeliveryHeader({ labels }: DeliveryHeaderProps) {
  const { location } = useShop().effects
  const isShown = showsDeliveryHeader(
    { path: location.path(), search: location.search(), origin: location.origin() },
    useSettings(shopSettings).pages.order,
  )
  const { status, visitor, choose } = useDeliveryCity({ wanted: isShown })
  const text = useLabels('deliveryHeader', deliveryHeaderRu, labels)
  const { Dialog, opener, open, close, preload } = useCityDialog()
  const { reasonsButton, reasons } = usePlacedPopover()
  // Another choice keeps the former city in sight until the new one is there.
  const isLoaded = visitor !== null || status === 'ready'
  // A server may not know the address of the page, and what hydrates must be what it has rendered.
  if (useHydrated() && !isShown) return null
  if (!isLoaded) return status === 'failed' ? null : <Reserved />
  const city = visitor?.city ?? null
  return (
    <>
      <div className="pk-delivery-header">
        <button
          className="pk-delivery-header__city"
          type="button"
          aria-label={city === null ? undefined : text.city(city.name)}
          ref={opener}
          onClick={open}
          onPointerEnter={preload}
          onFocus={preload}
        >
          <PinIcon size={16} />
          <span>{city === null ? text.choose : city.name}</span>
        </button>
        {city !== null && visitor !== null && (
          <span className="pk-delivery-header__payment">
            <span>{canPayOnDelivery(visitor.paymentType) ? text.payment : text.noPayment}</span>
            <IconButton
              className="pk-delivery-header__why"
              size="small"
              label={text.reasonsLabel}
              icon={<InfoIcon size={16} />}
              {...reasonsButton}
            />
            <span className="pk-delivery-header__reasons" popover="auto" {...reasons}>
              {text.reasons(roublesText(visitor.payOnDeliveryFrom ?? USUAL_LIMIT))}
            </span>
          </span>
        )}
      </div>
      {Dialog !== null && (
        <Dialog
          cityId={city?.id ?? null}
          returnFocus={() => opener.current}
          onChoose={(id) => void choose(id)}
          onClose={close}
        />
      )}
    </>
  )
}

/** The room of the city, not to be seen before it is known. Source: CITY-14. */
const Reserved = () => (
  <div className="pk-delivery-header" data-waiting="" aria-hidden="true">
    <span className="pk-delivery-header__city" />
  </div>
)
