import { wooSettings } from '../woo/settings.wire'
import type { WooClient } from '../woo/woo-client'
import { WooFailure } from '../woo/woo-failure'

const PARTS = ['city', 'address', 'address_2']

/** The address of the shop in one line; empty where the keys may not read it. */
export async function shopAddress({ rest }: WooClient): Promise<string> {
  try {
    const { data } = await rest({
      path: ['settings', 'general'],
      query: { _fields: 'id,value' },
      schema: wooSettings,
    })
    const parts = PARTS.map((part) => data.find(({ id }) => id === `woocommerce_store_${part}`)?.value)
    return parts.filter((part) => typeof part === 'string' && part !== '').join(', ')
  } catch (error) {
    if (error instanceof WooFailure && error.kind === 'refused') return ''
    throw error
  }
}
