import { addressWithin } from '@prilavok/core/delivery'
import { useCheckoutField, useDelivery } from '@prilavok/react'
import { Button } from '@prilavok/ui/button'
import { fieldLabels, goToField } from '@prilavok/ui/field'
import { Notice } from '@prilavok/ui/notice'
import { TextField } from '@prilavok/ui/text-field'
import { useLayoutEffect, useState } from 'react'
import { useLabels } from '../lib/labels'
import { MatchedText } from '../lib/matched-text'
import { SuggestField } from '../lib/suggest-field'
import './courier-address.css'
import { courierAddressRu, type CourierAddressLabels } from './delivery.labels'

export interface CourierAddressProps {
  /** The city that the order goes to; empty while its name is not known. */
  readonly cityName: string
  readonly labels?: Partial<CourierAddressLabels> | undefined
}

const LONGEST = 200
const LONGEST_NUMBER = 50

/** Where the courier goes: street and house in the city of the order, the apartment may be missing (VALID-19). */
export function CourierAddress({ cityName, labels }: CourierAddressProps) {
  const { address, editAddress, chooseAddress } = useDelivery()
  const city = useCheckoutField('address.city')
  const street = useCheckoutField('address.street')
  const house = useCheckoutField('address.house')
  const text = useLabels('courierAddress', courierAddressRu, labels)
  const words = useLabels('field', fieldLabels)
  const cityError = city.error(text.cityError)
  // In the city of the order the town is not asked for again. Once its field has had the focus, it stays visible.
  const [keepsTown, setKeepsTown] = useState(false)
  const [asked, setAsked] = useState(false)
  const isElsewhere = cityName === '' || (address.city !== '' && address.city !== cityName)
  const showsTown = keepsTown || isElsewhere || cityError !== undefined
  useLayoutEffect(() => {
    if (asked) document.getElementById(city.id)?.focus()
  }, [asked, city.id])
  const askTown = () => {
    setKeepsTown(true)
    setAsked(true)
  }

  return (
    <section
      className="pk-courier-address"
      id="address-delivery-anchor"
      aria-labelledby="address-delivery-anchor-title"
    >
      <header className="pk-courier-address__head">
        <h3 className="pk-courier-address__title" id="address-delivery-anchor-title">
          {text.heading}
        </h3>
        {!showsTown && (
          <>
            <span className="pk-courier-address__town">{cityName}</span>
            <Button variant="quiet" size="small" onClick={askTown}>
              {text.otherTown}
            </Button>
          </>
        )}
      </header>
      <Notice>{text.notice}</Notice>
      <div className="pk-courier-address__fields pk-fields">
        {showsTown && (
          <TextField
            id={city.id}
            label={text.city}
            autoComplete="shipping address-level2"
            maxLength={LONGEST}
            value={address.city}
            error={cityError}
            onInput={(value) => editAddress('city', value)}
            onFocus={() => setKeepsTown(true)}
            onBlur={city.left}
          />
        )}
        <SuggestField
          of="address"
          // A street is sought in the city of the address.
          queryOf={(typed) =>
            typed.trim() === '' ? '' : [address.city.trim(), typed].filter((part) => part !== '').join(', ')
          }
          textOf={({ value }) => value}
          rowOf={({ value }) => <MatchedText text={addressWithin(value, address.city)} typed={address.street} />}
          onChoose={chooseAddress}
          id={street.id}
          label={text.street}
          autoComplete="shipping address-line1"
          maxLength={LONGEST}
          value={address.street}
          error={street.error(text.streetError)}
          onInput={(value) => editAddress('street', value)}
          onBlur={street.left}
        />
        <TextField
          id={house.id}
          label={text.house}
          autoComplete="shipping address-line2"
          maxLength={LONGEST_NUMBER}
          value={address.house}
          error={house.error(text.houseError)}
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
      <Button
        className="pk-courier-address__comment"
        variant="quiet"
        size="small"
        onClick={() => goToField('commentary-block')}
      >
        {text.toComment}
      </Button>
    </section>
  )
}
