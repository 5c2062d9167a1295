import { useCheckoutField, useDelivery } from '@prilavok/react'
import { fieldLabels } from '@prilavok/ui/field'
import { Notice } from '@prilavok/ui/notice'
import { TextField } from '@prilavok/ui/text-field'
import { useEffect, useRef } from 'react'
import { useLabels } from '../lib/labels'
import { SuggestField } from '../lib/suggest-field'
import './courier-address.css'
import { courierAddressRu, type CourierAddressLabels } from './delivery.labels'

export interface CourierAddressProps {
  /** The city that the order goes to; is used in the address until the buyer writes another. */
  readonly cityName: string
  readonly labels?: Partial<CourierAddressLabels> | undefined
}

const LONGEST = 200
const LONGEST_NUMBER = 50

/** Where the courier goes: city, street and house are needed, the apartment may be missing (VALID-19). */
export function CourierAddress({ cityName, labels }: CourierAddressProps) {
  const { address, editAddress, chooseAddress } = useDelivery()
  const city = useCheckoutField('address.city')
  const street = useCheckoutField('address.street')
  const house = useCheckoutField('address.house')
  const text = useLabels('courierAddress', courierAddressRu, labels)
  const words = useLabels('field', fieldLabels)
  const errors = {
    city: city.error(text.required(text.city)),
    street: street.error(text.required(text.street)),
    house: house.error(text.required(text.house)),
  }

  const given = useRef('')
  useEffect(() => {
    const untouched = address.city === '' || address.city === given.current
    if (cityName !== '' && untouched) editAddress('city', cityName)
    given.current = cityName
    // Only another city of the order speaks up here; what the buyer writes or clears stays.
  }, [cityName])

  return (
    <section
      className="pk-courier-address"
      id="address-delivery-anchor"
      aria-labelledby="address-delivery-anchor-title"
    >
      <h3 className="pk-courier-address__title" id="address-delivery-anchor-title">
        {text.heading}
      </h3>
      <Notice>{text.notice}</Notice>
      {(errors.city ?? errors.street ?? errors.house) !== undefined && <Notice tone="danger">{text.error}</Notice>}
      <TextField
        id={city.id}
        label={text.city}
        autoComplete="shipping address-level2"
        maxLength={LONGEST}
        value={address.city}
        error={errors.city}
        onInput={(value) => editAddress('city', value)}
        onBlur={city.left}
      />
      <SuggestField
        of="address"
        // A street is sought in the city that is written above it.
        queryOf={(typed) =>
          typed.trim() === '' ? '' : [address.city.trim(), typed].filter((part) => part !== '').join(', ')
        }
        textOf={({ value }) => value}
        rowOf={({ value }) => value}
        onChoose={chooseAddress}
        id={street.id}
        label={text.street}
        autoComplete="shipping address-line1"
        maxLength={LONGEST}
        value={address.street}
        error={errors.street}
        onInput={(value) => editAddress('street', value)}
        onBlur={street.left}
      />
      <div className="pk-courier-address__numbers">
        <TextField
          id={house.id}
          label={text.house}
          autoComplete="shipping address-line2"
          maxLength={LONGEST_NUMBER}
          value={address.house}
          error={errors.house}
          onInput={(value) => editAddress('house', value)}
          onBlur={house.left}
        />
        <TextField
          label={text.apartment}
          optional
          autoComplete="shipping address-line3"
          maxLength={LONGEST_NUMBER}
          labels={words}
          value={address.apartment}
          onInput={(value) => editAddress('apartment', value)}
        />
      </div>
    </section>
  )
}
