import type { Db } from '../db'
import { allFlags } from '../db/flags'
import { offeredOptions } from '../rules/payment-options'
import type { Shop } from '../shop'

/** The payment options that the shop offers now; those whose provider it is not connected to are left out. */
export const offeredBy = async ({ settings, providers, kept }: Shop, db: Db): Promise<readonly string[]> =>
  offeredOptions({
    switchedOn: settings.paymentOptions,
    flags: await kept.read(db, allFlags),
    isConnected: (provider) => providers.has(provider),
  })
