import type { OfferedCity } from '@prilavok/core/city'
import { otherCitiesFlow } from '@prilavok/core/flows'
import { useShop, useStore } from '@prilavok/react'
import { Button } from '@prilavok/ui/button'
import { Notice } from '@prilavok/ui/notice'
import { useEffect, useId } from 'react'
import { useLabels } from '../lib/labels'
import { useMoney } from '../lib/use-money'
import './city-choice.css'
import { otherCitiesRu, type OtherCitiesLabels } from './city.labels'

export interface OtherCitiesProps {
  /** The city that the order goes to. */
  readonly cityId: string
  /** The order that prices and payment are looked up for; null on pages without one. */
  readonly orderId: string | null
  readonly onChoose: (id: string) => void
  readonly labels?: Partial<OtherCitiesLabels> | undefined
}

/** Cities where an order could be had sooner, cheaper, or paid on delivery, and the nearest ones. Source: DELIV-36 to DELIV-40. */
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
        <section className="pk-city-choice" key={kind} aria-labelledby={`${id}-${kind}`}>
          <h3 className="pk-city-choice__title" id={`${id}-${kind}`}>
            {text[kind]}
          </h3>
          <ul className="pk-city-choice__list">
            {cities.map((city) => (
              <li key={city.id}>
                <button className="pk-city-choice__city" type="button" onClick={() => onChoose(city.id)}>
                  <span className="pk-city-choice__name">{city.name}</span>
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
  readonly city: OfferedCity
  /** It is offered for being near, not for its price. */
  readonly near: boolean
  readonly text: OtherCitiesLabels
}

/** How long the way of the parcel is, and what it costs or how far the city is: what of this is known. */
function CityFacts({ city: { daysFrom, daysTo, cost, distanceKm, also }, near, text }: CityFactsProps) {
  const money = useMoney()
  const facts = [
    daysFrom !== null && daysTo !== null && text.days(daysFrom, daysTo),
    !near && cost !== null && money(cost),
    near && distanceKm !== null && text.kilometres(Math.round(distanceKm)),
    also.includes('PayOnDelivery') && text.alsoPayOnDelivery,
    also.includes('CheepDeliveryCost') && text.alsoCheaper,
  ].filter((fact) => fact !== false)
  return facts.length > 0 && <span className="pk-city-choice__facts">{facts.join(' · ')}</span>
}
