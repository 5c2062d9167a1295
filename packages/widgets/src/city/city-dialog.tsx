import { Dialog, dialogLabels } from '@prilavok/ui/dialog'
import { useId, useMemo } from 'react'
import { useLabels } from '../lib/labels'
import './city-dialog.css'
import { cityPickerRu, type CityPickerLabels } from './city.labels'
import { CitySearch } from './city-search'
import { OtherCities } from './other-cities'
import { PopularCities } from './popular-cities'

export interface CityDialogProps {
  readonly labels?: Partial<CityPickerLabels> | undefined
  /** The city that the order goes to; null while there is none. */
  readonly cityId: string | null
  /** The order on its page, so that other cities are judged for it. */
  readonly orderId?: string | null | undefined
  /** What has the focus next where the browser did not focus the button that opened the window. */
  readonly returnFocus: () => HTMLElement | null
  readonly onChoose: (id: string) => void
  readonly onClose: () => void
}

/** A window to choose a city in: by its name, or one of those around. */
export function CityDialog({ labels, cityId, orderId = null, returnFocus, onChoose, onClose }: CityDialogProps) {
  const text = useLabels('cityPicker', cityPickerRu, labels)
  const id = useId()
  const fieldId = `${id}-search`
  const field = useMemo(
    () => ({
      get current() {
        return document.getElementById(fieldId)
      },
    }),
    [fieldId],
  )
  const choose = (city: string) => {
    onChoose(city)
    onClose()
  }
  return (
    <Dialog
      id={id}
      open
      title={text.dialogTitle}
      labels={useLabels('dialog', dialogLabels)}
      initialFocus={field}
      returnFocus={returnFocus}
      onClose={onClose}
    >
      <div className="pk-city-dialog">
        {/* Clearing the field begins another search; the city stays until another one is chosen. */}
        <CitySearch id={fieldId} labels={labels} onChange={(city) => city !== null && choose(city)} />
        <PopularCities cityId={cityId} labels={labels} onChoose={choose} />
        {cityId !== null && <OtherCities cityId={cityId} orderId={orderId} onChoose={choose} />}
      </div>
    </Dialog>
  )
}
