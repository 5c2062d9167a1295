import { CITY_SEARCH_FROM, type CityOption } from '@prilavok/core/city'
import { useCitySearch } from '@prilavok/react'
import { Button } from '@prilavok/ui/button'
import { Combobox, comboboxLabels } from '@prilavok/ui/combobox'
import { Notice } from '@prilavok/ui/notice'
import { useEffect, useState } from 'react'
import { useLabels } from '../lib/labels'
import './city-dialog.css'
import { cityPickerRu, type CityPickerLabels } from './city.labels'

/** A field that looks cities up by their names. */
export interface CitySearchProps {
  /** Id of the input. */
  readonly id?: string | undefined
  /** The id of the city that is chosen already; its name is looked up (CITY-19). */
  readonly value?: string | null | undefined
  /** Called with the id of the chosen city, and null when the field is cleared. Source: CITY-18. */
  readonly onChange: (id: string | null) => void
  /** Texts of this one widget; what is left out is that of the language, or of `LabelsProvider`. */
  readonly labels?: Partial<CityPickerLabels> | undefined
}

/** A city by its name; region and population tell namesakes apart. */
export function CitySearch({ id, value = null, onChange, labels }: CitySearchProps) {
  const { query, status, found, searchFor, nameOf } = useCitySearch()
  const text = useLabels('cityPicker', cityPickerRu, labels)
  const words = useLabels('combobox', comboboxLabels)
  const [chosen, setChosen] = useState('')
  useEffect(() => () => searchFor(''), [searchFor])
  useEffect(() => {
    let gone = false
    if (value !== null) void nameOf(value).then((city) => !gone && city !== null && setChosen(city.name))
    return () => {
      gone = true
    }
  }, [value, nameOf])

  const shown = query === '' ? chosen : query
  const choose = (city: CityOption) => {
    searchFor('')
    setChosen(city.name)
    onChange(city.id)
  }
  return (
    <>
      <Combobox
        id={id}
        label={text.search}
        help={shown === '' ? text.empty : undefined}
        autoComplete="off"
        value={shown}
        items={found}
        itemToString={({ name }) => name}
        itemToKey={({ id: key }) => key}
        renderItem={(city) => <CityLine city={city} people={text.people} />}
        status={status === 'idle' ? 'ready' : status}
        minLength={CITY_SEARCH_FROM}
        hint={shown === '' ? '' : text.tooShort}
        labels={{ ...words, empty: text.notFound, failed: text.failed }}
        onInput={(typed) => {
          setChosen('')
          searchFor(typed)
        }}
        onChoose={choose}
        onClear={() => {
          setChosen('')
          searchFor('')
          onChange(null)
        }}
      />
      {status === 'failed' && (
        <Notice tone="danger" action={<Button onClick={() => searchFor(query)}>{text.retry}</Button>}>
          {text.failed}
        </Notice>
      )}
    </>
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
    <span className="pk-city-dialog__place">
      {[region, population > 0 && people(population)].filter(Boolean).join(' · ')}
    </span>
  </span>
)
