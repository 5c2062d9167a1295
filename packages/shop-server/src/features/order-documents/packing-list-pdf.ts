import { setImmediate } from 'node:timers/promises'
import { formatMoney } from '@prilavok/core/money'
import {
  BOLD,
  MARGIN,
  pdfOf,
  REGULAR,
  RIGHT,
  ROWS_AT_ONCE,
  ruler,
  SMALL,
  TEXT,
  TITLE,
  type Pdf,
} from '../../formats/pdf'

/** A line as whoever packs it looks for it. */
export interface PackedLine {
  readonly article: string
  readonly name: string
  readonly quantity: number
  readonly unit: string
  readonly weightKg: number
}

/** What is packed for one order. */
export interface PackingList {
  readonly number: string
  /** The day of the order. */
  readonly day: string
  readonly carrier: string
  readonly recipient: string
  readonly where: string
  /** How many parcels. */
  readonly places: number
  readonly weightKg: number
  /** What the carrier takes from the recipient; 0 where nothing is to be taken. */
  readonly dueKopecks: number
  /** What the buyer has asked for, and what colleagues have noted. */
  readonly notes: readonly string[]
  readonly lines: readonly PackedLine[]
  readonly sender: string
}

const kg = (weight: number): string => `${weight.toLocaleString('ru', { maximumFractionDigits: 3 })} кг`

function fact(pdf: Pdf, name: string, text: string): void {
  if (text === '') return
  pdf.font(REGULAR).fontSize(TEXT).text(`${name}: `, MARGIN, pdf.y, { continued: true })
  pdf.font(BOLD).text(text)
  pdf.font(REGULAR).moveDown(0.2)
}

/** Rows with a box to tick. */
async function linesTable(pdf: Pdf, lines: readonly PackedLine[]): Promise<void> {
  pdf.x = MARGIN
  const table = pdf.fontSize(TEXT).table({
    columnStyles: [24, 76, '*', 44, 36, 62, 40],
    defaultStyle: { padding: 5 },
  })
  const head = ['№', 'Артикул', 'Товар', 'Кол-во', 'Ед.', 'Вес', 'Взято']
  table.row(head.map((text) => ({ text, align: { x: 'center', y: 'center' }, backgroundColor: '#eeeeee' })))
  for (const [index, line] of lines.entries()) {
    table.row([
      String(index + 1),
      line.article,
      line.name,
      { text: String(line.quantity), align: RIGHT },
      line.unit,
      { text: line.weightKg > 0 ? kg(line.weightKg) : '', align: RIGHT },
      '',
    ])
    if ((index + 1) % ROWS_AT_ONCE === 0) await setImmediate()
  }
  table.end()
}

async function packingList(pdf: Pdf, order: PackingList): Promise<void> {
  pdf.addPage()
  pdf.font(BOLD).fontSize(TITLE).text(`Лист сборки заказа № ${order.number}`, MARGIN, MARGIN)
  pdf.font(REGULAR).fontSize(SMALL).text(`${order.sender} · заказ от ${order.day}`)
  ruler(pdf)
  fact(pdf, 'Перевозчик', order.carrier)
  fact(pdf, 'Получатель', order.recipient)
  fact(pdf, 'Куда', order.where)
  fact(pdf, 'Мест и вес', `${order.places}, ${kg(order.weightKg)}`)
  if (order.dueKopecks > 0) fact(pdf, 'Взять с получателя', formatMoney(order.dueKopecks))
  for (const note of order.notes) fact(pdf, 'Примечание', note)
  pdf.moveDown(0.4)
  await linesTable(pdf, order.lines)
  const pieces = order.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  pdf.x = MARGIN
  pdf.moveDown(0.5).fontSize(TEXT).font(BOLD)
  pdf.text(`Наименований: ${order.lines.length}, штук: ${pieces}`).font(REGULAR)
  if (pdf.y > pdf.page.height - 90) pdf.addPage()
  pdf.moveDown(1.5).text('Собрал ______________________     Проверил ______________________', MARGIN)
}

/** A PDF with what is to be packed for each of the orders, each from a page of its own; reports how many orders are done. */
export const packingListsPdf = (
  orders: AsyncIterable<PackingList>,
  onOrder: (done: number) => Promise<void>,
): Promise<Uint8Array<ArrayBuffer>> =>
  // No names of people: what is in a file's properties is indexed and synchronised.
  pdfOf({ autoFirstPage: false, info: { Title: 'Листы сборки' } }, async (pdf) => {
    let done = 0
    for await (const order of orders) {
      await packingList(pdf, order)
      done += 1
      await setImmediate()
      await onOrder(done)
    }
  })
