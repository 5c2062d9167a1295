import type { Company } from '@prilavok/contracts'
import { vatWithin } from './vat'

/** Who sells, and where the money goes; as invoices name it. */
export interface Seller {
  readonly name: string
  readonly inn: string
  readonly kpp: string | null
  readonly address: string
  readonly phone: string
  readonly bank: string
  readonly bic: string
  readonly corAccount: string
  readonly account: string
  /** Who signs; null leaves room for a signature by hand. */
  readonly director: string | null
  readonly accountant: string | null
}

/** The reference shop's own, invented like the rest of it. */
export const standardSeller: Seller = {
  name: 'ООО «Сруб и Кирпич»',
  inn: '0000000000',
  kpp: '000000000',
  address: '108811, Москва, 22-й километр Киевского шоссе, вл. 4, стр. 1',
  phone: '8 800 000-00-00',
  bank: 'АО «Образец Банк», г. Москва',
  bic: '000000000',
  corAccount: '30101810000000000000',
  account: '40702810000000000000',
  director: null,
  accountant: null,
}

/** A line of an order, at the price of one piece after discounts. */
export interface InvoicedLine {
  readonly article: string
  readonly name: string
  readonly quantity: number
  readonly unit: string
  readonly unitKopecks: number
}

/** What an invoice is made of. */
export interface InvoicedOrder {
  readonly number: string
  /** The day of the order, YYYY-MM-DD. */
  readonly day: string
  /** By when it is to be paid, YYYY-MM-DD. */
  readonly payUntil: string
  readonly buyer: Partial<Company>
  readonly lines: readonly InvoicedLine[]
  readonly deliveryKopecks: number
  readonly vatPercent: number
}

interface InvoiceRow extends InvoicedLine {
  readonly number: number
  readonly totalKopecks: number
}

/** An invoice for payment, ready to be set. */
export interface Invoice extends Omit<InvoicedOrder, 'lines' | 'deliveryKopecks'> {
  readonly rows: readonly InvoiceRow[]
  readonly totalKopecks: number
  /** The VAT that the total contains. */
  readonly vatKopecks: number
}

/** The invoice of an order: its delivery is a line of its own, and prices contain VAT. */
export function invoiceOf({ lines, deliveryKopecks, ...order }: InvoicedOrder): Invoice {
  const delivery = { article: '', name: 'Доставка', quantity: 1, unit: 'усл.', unitKopecks: deliveryKopecks }
  const all = deliveryKopecks > 0 ? [...lines, delivery] : lines
  const rows = all.map((line, index) => ({
    ...line,
    number: index + 1,
    totalKopecks: line.unitKopecks * line.quantity,
  }))
  const totalKopecks = rows.reduce((sum, row) => sum + row.totalKopecks, 0)
  return { ...order, rows, totalKopecks, vatKopecks: vatWithin(totalKopecks, order.vatPercent) }
}
