import type { Chance } from '../random'

const PAID_STATUS: Readonly<Record<string, string>> = {
  PayViaYooKassa: 'Succeeded',
  PayViaSberbankAcquiring: 'Payed',
  PayImmediately: 'Confirmed',
  PayViaDolyame: 'Committed',
  PayViaTinkoffInstallment: 'Approved',
  PayViaYandexSplit: 'Approved',
  PayViaSberbankInstallment6M: 'Payed',
  PayViaPosCredit: 'ContractAuthorized',
}

const ONLINE: readonly (readonly [string, number])[] = [
  ['PayViaYooKassa', 46],
  ['PayViaSberbankAcquiring', 14],
  ['PayImmediately', 16],
  ['PayViaDolyame', 8],
  ['PayViaTinkoffInstallment', 6],
  ['PayViaYandexSplit', 5],
  ['PayViaSberbankInstallment6M', 3],
  ['PayViaPosCredit', 2],
]

/** What the choice of payment depends on. */
export interface PaymentFacts {
  readonly productsKopecks: number
  readonly toDoor: boolean
  readonly isPrepaymentOnly: boolean
  readonly takesMoneyAtPoint: boolean
}

/** How an order was paid; pay on delivery only where the shop's rules allow it (from 2000 roubles, not to the door). */
export function purchaseTypeOf(facts: PaymentFacts, random: Chance): string {
  const mayPayLater =
    facts.productsKopecks >= 200_000 && !facts.toDoor && !facts.isPrepaymentOnly && facts.takesMoneyAtPoint
  if (random.is(0.05)) return 'FromCheckingAccountAsLegalEntity'
  return mayPayLater && random.is(0.62) ? 'PayOnDelivery' : random.weighted(ONLINE)
}

/** The payment status of an order in a status. */
export function paymentStatusOf(purchaseType: string, isPaid: boolean, isCancelled: boolean): string {
  const paid = PAID_STATUS[purchaseType]
  if (paid === undefined) return 'None'
  return isPaid ? paid : isCancelled ? 'Expired' : 'Pending'
}
