import { CITY_SEARCH_FROM, type CityState } from '@prilavok/core/city'
import { useCity } from '@prilavok/react'
import { Button } from '@prilavok/ui/button'
import { Combobox, comboboxLabels } from '@prilavok/ui/combobox'
import { Dialog, dialogLabels } from '@prilavok/ui/dialog'
import { Notice } from '@prilavok/ui/notice'
import { useEffect, useId, useMemo, type RefObject } from 'react'
import { useLabels } from '../lib/labels'
import './city-dialog.css'
import { cityPickerRu, type CityPickerLabels } from './city-picker.labels'

type CityOption = CityState['search']['found'][number]

export interface CityDialogProps {
  readonly labels?: Partial<CityPickerLabels> | undefined
  /** What has the focus next where the browser did not focus the button that opened the window. */
  readonly returnFocus: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

/** A city by its name; region and population tell namesakes apart. */
export function CityDialog({ labels, returnFocus, onClose }: CityDialogProps) {
  const { search, searchFor, chooseCity } = useCity()
  const text = useLabels('cityPicker', cityPickerRu, labels)
  const words = useLabels('combobox', comboboxLabels)
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
  const { query, status, found } = search
  useEffect(() => () => searchFor(''), [searchFor])

  const choose = (city: CityOption) => {
    void chooseCity(city.id)
    onClose()
  }
  return (
    <Dialog id={id} open title={text.dialogTitle} labels={useLabels('dialog', dialogLabels)} initialFocus={field} returnFocus={returnFocus} onClose={onClose}>
      <div className="pk-city-dialog">
        <Combobox
          id={fieldId}
          label={text.search}
          help={query === '' ? text.empty : undefined}
          autoComplete="off"
          value={query}
          items={found}
          itemToString={({ name }) => name}
          itemToKey={({ id: key }) => key}
          renderItem={(city) => <CityLine city={city} people={text.people} />}
          status={status === 'idle' ? 'ready' : status}
          minLength={CITY_SEARCH_FROM}
          hint={query === '' ? '' : text.notFound}
          labels={{ ...words, empty: text.notFound, failed: text.failed }}
          onInput={searchFor}
          onChoose={choose}
          onClear={() => searchFor('')}
        />
        {status === 'failed' && (
          <Notice tone="danger" action={<Button onClick={() => searchFor(query)}>{text.retry}</Button>}>
            {text.failed}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}

interface CityLineProps {
  readonly city: CityOption
  readonly people: (count: number) => string
}

const CityLine = ({ city: { name, type, region, population }, people }: CityLineProps) => (
  <span className="pk-city-dialog__city">
    <span>
      {type !== null && type !== 'г' && `${type} `}
      <b className="pk-city-dialog__name">{name}</b>
    </span>
    <span className="pk-city-dialog__place">{[region, population > 0 && people(population)].filter(Boolean).join(' · ')}</span>
  </span>
)
