import { useDelivery } from '@prilavok/react'
import { useLayoutEffect, useRef } from 'react'

/** The address for the courier is in the city of the order, and follows it until the buyer names another town. */
export function useGivenTown(cityName: string): void {
  const { address, method, editAddress } = useDelivery()
  const given = useRef('')
  const forCourier = method === 'courier'
  useLayoutEffect(() => {
    if (!forCourier || cityName === '') return
    if (address.city === '' || address.city === given.current) editAddress('city', cityName)
    given.current = cityName
    // Only another city of the order speaks up here; what the buyer writes or clears stays.
  }, [cityName, forCourier])
}
