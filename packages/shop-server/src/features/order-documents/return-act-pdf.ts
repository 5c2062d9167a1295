import { setImmediate } from 'node:timers/promises'
import {
  BOLD,
  MARGIN,
  pdfOf,
  REGULAR,
  RIGHT,
  ROWS_AT_ONCE,
  ruler,
  SMALL,
  sumText,
  TEXT,
  TITLE,
  type Pdf,
} from '../../formats/pdf'
import type { Seller } from '../../rules/invoice'
import type { ReturnAct } from '../../rules/return-act'
import { dayOnPaper } from '../../rules/paper-text'
import { sumInWords } from '../../rules/sum-in-words'

/** An act of return with what it is about. */
export interface ReturnDocument extends ReturnAct {
  /** The number of the order. */
  readonly number: string
  /** The day of the order, YYYY-MM-DD. */
  readonly orderDay: string
  /** The day of the act, YYYY-MM-DD. */
  readonly day: string
  /** The buyer, as a person or an organisation. */
  readonly buyer: string
}

async function rowsTable(pdf: Pdf, { rows }: ReturnAct): Promise<void> {
  const table = pdf.fontSize(SMALL + 0.5).table({
    columnStyles: [24, 70, '*', 44, 34, 66, 72],
    defaultStyle: { padding: 3.5 },
  })
  const head = ['№', 'Артикул', 'Товар', 'Кол-во', 'Ед.', 'Цена', 'Сумма']
  table.row(head.map((text) => ({ text, align: { x: 'center', y: 'center' }, backgroundColor: '#eeeeee' })))
  for (const row of rows) {
    table.row([
      String(row.number),
      row.article,
      row.name,
      { text: String(row.quantity), align: RIGHT },
      row.unit,
      { text: sumText(row.unitKopecks), align: RIGHT },
      { text: sumText(row.totalKopecks), align: RIGHT },
    ])
    if (row.number % ROWS_AT_ONCE === 0) await setImmediate()
  }
  table.end()
}

function party(pdf: Pdf, role: string, text: string): void {
  pdf.x = MARGIN
  pdf.font(REGULAR).fontSize(TEXT).text(`${role}: `, { continued: true })
  pdf.font(BOLD).text(text).font(REGULAR).moveDown(0.4)
}

/** What a buyer has given back and what money they get for it, as a PDF of A4 pages. */
export function returnActPdf(act: ReturnDocument, seller: Seller): Promise<Uint8Array<ArrayBuffer>> {
  const title = `Акт возврата по заказу № ${act.number}`
  return pdfOf({ info: { Title: title, Author: seller.name } }, async (pdf) => {
    pdf.font(BOLD).fontSize(TITLE).text(title).font(REGULAR)
    pdf.fontSize(TEXT).text(`от ${dayOnPaper(act.day)}`)
    ruler(pdf)
    party(pdf, 'Продавец', [seller.name, `ИНН ${seller.inn}`, seller.address].join(', '))
    party(pdf, 'Покупатель', act.buyer)
    party(pdf, 'Основание', `заказ № ${act.number} от ${dayOnPaper(act.orderDay)}`)
    if (act.reasons.length > 0) party(pdf, 'Причина', act.reasons.join('; '))
    pdf.moveDown(0.4)
    await rowsTable(pdf, act)
    pdf.x = MARGIN
    pdf.moveDown(0.5).font(BOLD).fontSize(TEXT)
    pdf.text(`Возвращено покупателю: ${sumText(act.totalKopecks)} руб.`, {
      align: 'right',
      width: pdf.page.width - 2 * MARGIN,
    })
    pdf.text(sumInWords(act.totalKopecks)).font(REGULAR).moveDown(0.7)
    pdf.text('Товар возвращён и принят, стороны претензий друг к другу не имеют.')
    if (pdf.y > pdf.page.height - 120) pdf.addPage()
    ruler(pdf)
    const line = '______________________'
    pdf.moveDown(1).text(`Продавец ${line} / ${line} /`, MARGIN).moveDown(1)
    pdf.text(`Покупатель ${line} / ${line} /`)
    await setImmediate()
  })
}
