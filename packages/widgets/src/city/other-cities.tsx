import type { OtherCity } from '@prilavok/core/city'
import { otherCitiesFlow } from '@prilavok/core/flows'
import { useShop, useStore } from '@prilavok/react'
import { Button } from '@prilavok/ui/button'
import { Notice } from '@prilavok/ui/notice'
import { useEffect, useId } from 'react'
import { useLabels } from '../lib/labels'
import { useMoney } from '../lib/use-money'
import './other-cities.css'
import { otherCitiesRu, type OtherCitiesLabels } from './city.labels'

export interface OtherCitiesProps {
  /** The city that the order goes to. */
  readonly cityId: string
  /** The order that prices and payment are looked up for; null on pages without one. */
  readonly orderId: string | null
  readonly onChoose: (id: string) => void
  readonly labels?: Partial<OtherCitiesLabels> | undefined
}

/** Cities where an order could be had sooner, cheaper, or paid on delivery, and the nearest ones (DELIV-36 to DELIV-40). */
export function OtherCities({ cityId, orderId, onChoose, labels }: OtherCitiesProps) {
  const { state, lookAround } = useShop().use(otherCitiesFlow)
  const { status, groups } = useStore(state)
  const text = useLabels('otherCities', otherCitiesRu, labels)
  const id = useId()
  const retry = () => void lookAround(cityId, orderId)
  useEffect(retry, [lookAround, cityId, orderId])

  if (status === 'failed') {
    return <Notice action={<Button onClick={retry}>{text.retry}</Button>}>{text.failed}</Notice>
  }
  return (
    <>
      {groups.map(({ kind, cities }) => (
        <section className="pk-other-cities" key={kind} aria-labelledby={`${id}-${kind}`}>
          <h3 className="pk-other-cities__title" id={`${id}-${kind}`}>
            {text[kind]}
          </h3>
          <ul className="pk-other-cities__list">
            {cities.map((city) => (
              <li key={city.id}>
                <button className="pk-other-cities__city" type="button" onClick={() => onChoose(city.id)}>
                  <b className="pk-other-cities__name">{city.name}</b>
                  <CityFacts city={city} near={kind === 'nearest'} text={text} />
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

interface CityFactsProps {
  readonly city: OtherCity
  /** It is offered for being near, not for its price. */
  readonly near: boolean
  readonly text: OtherCitiesLabels
}

/** How long the way of the parcel is, and what it costs or how far the city is: what of this is known. */
function CityFacts({ city: { daysFrom, daysTo, cost, distanceKm }, near, text }: CityFactsProps) {
  const money = useMoney()
  const facts = [
    daysFrom !== null && daysTo !== null && text.days(daysFrom, daysTo),
    !near && cost !== null && money(cost),
    near && distanceKm !== null && text.kilometres(Math.round(distanceKm)),
  ].filter((fact) => fact !== false)
  return facts.length > 0 && <span className="pk-other-cities__facts">{facts.join(' · ')}</span>
}
