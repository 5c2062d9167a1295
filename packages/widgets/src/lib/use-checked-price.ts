import { checkPrice } from '@prilavok/core/cart'
import { useShop } from '@prilavok/react'
import { useEffect } from 'react'

/** Bundlers replace this. */
declare const process: { readonly env: { readonly NODE_ENV?: string } }

/** Tells the developer of an application of a price that is no sum in whole kopecks; in production it is nothing. */
export const useCheckedPrice =
  process.env.NODE_ENV === 'production'
    ? () => {}
    : (id: string, price: number) => {
        const { report } = useShop().effects
        useEffect(() => checkPrice({ id, price }, report), [id, price, report])
      }
