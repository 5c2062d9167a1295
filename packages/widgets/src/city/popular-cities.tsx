import type { CityOption } from '@prilavok/core/city'
import { useCitySearch } from '@prilavok/react'
import { CheckIcon } from '@prilavok/ui/icon'
import { useEffect, useId, useState } from 'react'
import { useLabels } from '../lib/labels'
import './city-choice.css'
import { cityPickerRu, type CityPickerLabels } from './city.labels'

export interface PopularCitiesProps {
  /** The city that the order goes to; null while there is none. */
  readonly cityId: string | null
  readonly onChoose: (id: string) => void
  readonly labels?: Partial<CityPickerLabels> | undefined
}

/** The present city and the largest ones, one press away; nothing where they cannot be found out. Source: CITY-09. */
export function PopularCities({ cityId, onChoose, labels }: PopularCitiesProps) {
  const { popular } = useCitySearch()
  const text = useLabels('cityPicker', cityPickerRu, labels)
  const [cities, setCities] = useState<readonly CityOption[]>([])
  const id = useId()
  useEffect(() => {
    let gone = false
    void popular(cityId).then((found) => !gone && setCities(found))
    return () => {
      gone = true
    }
  }, [popular, cityId])
  if (cities.length === 0) return null
  return (
    <section className="pk-city-choice" aria-labelledby={id}>
      <h3 className="pk-city-choice__title" id={id}>
        {text.popular}
      </h3>
      <ul className="pk-city-choice__list">
        {cities.map((city) => {
          const chosen = city.id === cityId
          return (
            <li key={city.id}>
              <button
                className="pk-city-choice__city"
                type="button"
                aria-current={chosen ? 'true' : undefined}
                onClick={() => onChoose(city.id)}
              >
                <span className="pk-city-choice__name">{city.name}</span>
                {chosen && <CheckIcon size={16} />}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
