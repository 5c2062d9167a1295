import { expect, it } from 'vitest'
import { invoiceOf } from './invoice'

const line = { article: 'A-1', name: 'Балка', quantity: 3, unit: 'шт.', unitKopecks: 40_050 }
const order = { number: '7', day: '2026-02-10', payUntil: '2026-02-13', buyer: {}, vatPercent: 22 }

it('sums lines and delivery, and says how much of it is VAT', () => {
  const invoice = invoiceOf({ ...order, lines: [line], deliveryKopecks: 35_000 })
  expect(invoice.rows.map(({ number, name, totalKopecks }) => [number, name, totalKopecks])).toEqual([
    [1, 'Балка', 120_150],
    [2, 'Доставка', 35_000],
  ])
  expect([invoice.totalKopecks, invoice.vatKopecks]).toEqual([155_150, 27_978])
})

it('has no line for a delivery that costs nothing', () => {
  expect(invoiceOf({ ...order, lines: [line], deliveryKopecks: 0 }).rows).toHaveLength(1)
})
