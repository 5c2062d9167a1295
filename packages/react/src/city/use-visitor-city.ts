import { cityFeature, type VisitorCity } from '@prilavok/core/city'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useShop } from '../shop-context'

/** The visitor's city with its payment type; null until it is found out (CITY-11). */
export function useVisitorCity(): VisitorCity | null {
  const city = useShop().use(cityFeature)
  useEffect(() => void city.locate(), [city])
  return useStore(city.state, ({ visitor }) => visitor)
}
