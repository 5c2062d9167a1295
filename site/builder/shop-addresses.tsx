import { useState } from 'react'
import type { BuilderLabels } from './builder.labels'
import { withAddress } from './choices'
import { Field } from './field'
import { SHOP, type ShopPages } from './snippets'

interface ShopAddressesProps {
  readonly labels: BuilderLabels
  readonly shop: ShopPages
  readonly onChange: (shop: ShopPages) => void
}

const NAMES = ['origin', 'cart', 'order'] as const

/** The editor's own addresses, so that the copied tag works as it is. */
export function ShopAddresses({ labels, shop, onChange }: ShopAddressesProps) {
  const [typed, setTyped] = useState<ShopPages>(shop)
  return (
    <>
      {NAMES.map((name) => (
        <Field key={name} label={labels.addresses[name]} hint={name === 'origin' ? labels.addresses.hint : undefined}>
          {(ids) => (
            <input
              {...ids}
              value={typed[name]}
              placeholder={SHOP[name]}
              autoComplete="off"
              inputMode="url"
              maxLength={300}
              onChange={({ target }) => {
                setTyped({ ...typed, [name]: target.value })
                onChange(withAddress(shop, name, target.value))
              }}
            />
          )}
        </Field>
      ))}
    </>
  )
}
