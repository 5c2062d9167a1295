import * as z from 'zod/mini'
import { wooGateways, wooMethodLimit } from '../woo/settings.wire'
import type { WooClient } from '../woo/woo-client'
import type { Gateways } from './gateway.types'
import { providerOfOption } from './provider-words'

/** What WooCommerce can take without any other plugin: money on delivery, and by bank transfer. */
export const standardPayments: Readonly<Record<string, string>> = {
  PayOnDelivery: 'cod',
  FromCheckingAccountAsLegalEntity: 'bacs',
}

const NO_LIMIT: readonly string[] = []

function limitOf(settings: unknown): readonly string[] {
  const read = z.safeParse(wooMethodLimit, settings)
  const methods = read.success ? read.data.enable_for_methods?.value : undefined
  return Array.isArray(methods) ? methods : NO_LIMIT
}

/** The options of the settings whose payment methods are switched on. */
export async function loadGateways({ rest }: WooClient, payments: Readonly<Record<string, string>>): Promise<Gateways> {
  const { data } = await rest({
    path: ['payment_gateways'],
    query: { _fields: 'id,enabled,settings.enable_for_methods.value' },
    schema: wooGateways,
  })
  const options = Object.entries(payments).flatMap(([option, id]) => {
    const gateway = data.find((each) => each.id === id && each.enabled)
    return gateway === undefined
      ? []
      : [{ option, gateway: id, onlyFor: limitOf(gateway.settings), isPage: providerOfOption(option) !== null }]
  })
  return { options, isCashOffered: options.some(({ option }) => option === 'PayOnDelivery') }
}
