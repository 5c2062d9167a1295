import { setImmediate } from 'node:timers/promises'
import { formatMoney } from '@prilavok/core/money'
import { BOLD, pdfOf, REGULAR, type Pdf } from '../../formats/pdf'
import { barsOf } from '../../rules/code-128'

/** What stands on the labels of one order. */
export interface OrderLabel {
  readonly number: string
  readonly carrier: string
  readonly recipient: string
  readonly phone: string
  readonly city: string
  /** The pickup point, or the buyer's address. */
  readonly address: string
  readonly isPickup: boolean
  readonly weightKg: number
  /** How many parcels; each has a label. */
  readonly places: number
  /** What the carrier takes from the recipient; 0 where they pay otherwise. */
  readonly dueKopecks: number
  readonly isPaid: boolean
  readonly sender: string
}

/** 100 × 150 mm, the size of label printers. */
const [WIDTH, HEIGHT] = [283, 425]
const MARGIN = 16
const INNER = WIDTH - 2 * MARGIN
const BARCODE_HEIGHT = 56
const MOST_MODULE = 1.8
const AT_ONCE = 20

const weightText = (kg: number): string => `${kg.toLocaleString('ru', { maximumFractionDigits: 3 })} кг`
const line = (pdf: Pdf) => {
  const y = pdf.y + 4
  pdf
    .moveTo(MARGIN, y)
    .lineTo(WIDTH - MARGIN, y)
    .lineWidth(0.7)
    .stroke()
  pdf.y = y + 6
}

/** The barcode of a text with the text below it; the text alone where it cannot be encoded. */
function barcode(pdf: Pdf, text: string): void {
  const code = barsOf(text)
  if (code !== null) {
    const module = Math.min(MOST_MODULE, INNER / code.width)
    const left = (WIDTH - module * code.width) / 2
    for (const bar of code.bars) pdf.rect(left + bar.from * module, pdf.y, bar.width * module, BARCODE_HEIGHT)
    pdf.fill('#000')
    pdf.y += BARCODE_HEIGHT + 4
  }
  pdf.font(BOLD).fontSize(16).text(text, MARGIN, pdf.y, { width: INNER, align: 'center' })
}

const part = (pdf: Pdf, name: string, text: string, size: number, height: number) => {
  pdf.font(REGULAR).fontSize(8).fillColor('#444').text(name, MARGIN, pdf.y, { width: INNER })
  // What is longer ends with dots: a label is one page.
  pdf
    .font(BOLD)
    .fontSize(size)
    .fillColor('#000')
    .text(text || '—', { width: INNER, height, ellipsis: true })
  pdf.moveDown(0.35)
}

function label(pdf: Pdf, order: OrderLabel, place: number): void {
  pdf.addPage()
  pdf
    .font(BOLD)
    .fontSize(13)
    .fillColor('#000')
    .text(order.carrier, MARGIN, MARGIN, { width: INNER, height: 18, ellipsis: true })
  line(pdf)
  barcode(pdf, order.number)
  line(pdf)
  part(pdf, 'Получатель', order.recipient, 14, 38)
  part(pdf, 'Телефон', order.phone, 12, 16)
  part(pdf, order.isPickup ? 'Пункт выдачи' : 'Адрес', [order.city, order.address].filter(Boolean).join(', '), 12, 64)
  line(pdf)
  const half = INNER / 2
  const top = pdf.y
  pdf.font(REGULAR).fontSize(8).fillColor('#444').text('Вес заказа', MARGIN, top, { width: half })
  pdf.text('Место', MARGIN + half, top, { width: half })
  pdf.font(BOLD).fontSize(14).fillColor('#000')
  pdf.text(weightText(order.weightKg), MARGIN, top + 11, { width: half })
  pdf.text(`${place} из ${order.places}`, MARGIN + half, top + 11, { width: half })
  line(pdf)
  const nothingToTake = order.isPaid ? 'Оплачено, денег не брать' : 'Денег не брать: платят не перевозчику'
  const due = order.dueKopecks > 0 ? `Взять с получателя ${formatMoney(order.dueKopecks)}` : nothingToTake
  pdf.font(BOLD).fontSize(13).text(due, MARGIN, pdf.y, { width: INNER })
  pdf.font(REGULAR).fontSize(8).fillColor('#444')
  pdf.text(`Отправитель: ${order.sender}`, MARGIN, HEIGHT - MARGIN - 12, {
    width: INNER,
    height: 12,
    ellipsis: true,
    lineBreak: false,
  })
}

/** A PDF with a label for each parcel of the orders; reports how many orders are done. */
export const labelsPdf = (
  orders: AsyncIterable<OrderLabel>,
  onOrder: (done: number) => Promise<void>,
): Promise<Uint8Array<ArrayBuffer>> =>
  // No title and no names: what is in a file's properties is indexed and synchronised.
  pdfOf({ size: [WIDTH, HEIGHT], margin: MARGIN, autoFirstPage: false }, async (pdf) => {
    let done = 0
    for await (const order of orders) {
      for (let place = 1; place <= order.places; place += 1) label(pdf, order, place)
      done += 1
      if (done % AT_ONCE === 0) await setImmediate()
      await onOrder(done)
    }
  })
