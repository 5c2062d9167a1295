import { useCity, useDelivery, useDeliveryPlace } from '@prilavok/react'
import { Button } from '@prilavok/ui/button'
import { PinIcon } from '@prilavok/ui/icon'
import { Notice } from '@prilavok/ui/notice'
import { SkeletonBlock } from '@prilavok/ui/skeleton'
import { useLabels } from '../lib/labels'
import './city-picker.css'
import { cityPickerRu, type CityPickerLabels } from './city.labels'
import { useCityDialog } from './use-city-dialog'

export interface CityPickerProps {
  readonly labels?: Partial<CityPickerLabels> | undefined
}

/** The city that the order goes to, and the way to another one. Source: DELIV-14. */
export function CityPicker({ labels }: CityPickerProps) {
  const { cityId } = useDelivery()
  const { city, cityName } = useDeliveryPlace()
  const { orderId, chooseCity } = useCity()
  const text = useLabels('cityPicker', cityPickerRu, labels)
  const { Dialog, failed, opener, open, close, preload } = useCityDialog()
  return (
    <div className="pk-city-picker">
      <PinIcon className="pk-city-picker__icon" />
      <p className="pk-city-picker__text">
        {city === 'none' ? (
          <span>{text.none}</span>
        ) : (
          <>
            <span className="pk-city-picker__caption">{text.city}</span>
            {city === 'searching' ? (
              <SkeletonBlock width="9em" />
            ) : (
              <b className="pk-city-picker__name">{cityName || text.nameless}</b>
            )}
          </>
        )}
      </p>
      <Button ref={opener} onClick={open} onPointerEnter={preload} onFocus={preload}>
        {city === 'none' ? text.choose : text.change}
      </Button>
      {failed && (
        <Notice tone="danger" announce action={<Button onClick={open}>{text.retry}</Button>}>
          {text.dialogFailed}
        </Notice>
      )}
      {Dialog !== null && (
        <Dialog
          labels={labels}
          cityId={cityId}
          orderId={orderId}
          returnFocus={() => opener.current}
          onChoose={(id) => void chooseCity(id)}
          onClose={close}
        />
      )}
    </div>
  )
}
