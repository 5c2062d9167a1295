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
import type { Invoice, Seller } from '../../rules/invoice'
import { dayOnPaper } from '../../rules/paper-text'
import { sumInWords } from '../../rules/sum-in-words'

const bankTable = (pdf: Pdf, seller: Seller) =>
  pdf.fontSize(TEXT).table({
    columnStyles: [200, 75, 60, '*'],
    defaultStyle: { padding: 4 },
    data: [
      [{ colSpan: 2, text: `${seller.bank}\nБанк получателя` }, 'БИК\nСч. №', `${seller.bic}\n${seller.corAccount}`],
      [`ИНН ${seller.inn}`, seller.kpp === null ? '' : `КПП ${seller.kpp}`, 'Сч. №', seller.account],
      [
        { colSpan: 2, text: `${seller.name}\nПолучатель` },
        { colSpan: 2, text: 'Назначение платежа: оплата по счёту, номер и дата — ниже' },
      ],
    ],
  })

const party = (pdf: Pdf, role: string, parts: readonly (string | null | undefined | false)[]) => {
  const named = parts.filter(Boolean).join(', ')
  // A role without a name would be written over.
  if (named === '') return
  pdf.x = MARGIN
  pdf
    .font(REGULAR)
    .fontSize(TEXT)
    .text(`${role}: `, { continued: true })
    .font(BOLD)
    .text(named)
    .font(REGULAR)
    .moveDown(0.5)
}

async function rowsTable(pdf: Pdf, { rows }: Invoice): Promise<void> {
  const head = ['№', 'Артикул', 'Товары (работы, услуги)', 'Кол-во', 'Ед.', 'Цена', 'Сумма']
  const table = pdf.fontSize(SMALL + 0.5).table({
    columnStyles: [24, 64, '*', 42, 34, 66, 72],
    defaultStyle: { padding: 3.5 },
  })
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

function totals(pdf: Pdf, { rows, totalKopecks, vatKopecks, vatPercent, payUntil }: Invoice): void {
  const vat = vatPercent === 0 ? 'Без налога (НДС): —' : `В том числе НДС ${vatPercent}%: ${sumText(vatKopecks)}`
  pdf.x = MARGIN
  const right = { align: 'right', width: pdf.page.width - 2 * MARGIN } as const
  pdf.moveDown(0.5).font(BOLD).fontSize(TEXT)
  pdf
    .text(`Итого: ${sumText(totalKopecks)}`, right)
    .text(vat, right)
    .text(`Всего к оплате: ${sumText(totalKopecks)}`, right)
  pdf.font(REGULAR).moveDown(0.5)
  pdf.text(`Всего наименований ${rows.length}, на сумму ${sumText(totalKopecks)} руб.`)
  pdf.font(BOLD).text(sumInWords(totalKopecks)).font(REGULAR).moveDown(0.7)
  pdf
    .fontSize(SMALL + 0.5)
    .text(
      `Оплатить не позднее ${dayOnPaper(payUntil)} Оплата означает согласие с условиями поставки товара. Товар отпускается после поступления денег на расчётный счёт поставщика.`,
    )
}

function signatures(pdf: Pdf, { director, accountant }: Seller): void {
  if (pdf.y > pdf.page.height - 110) pdf.addPage()
  ruler(pdf)
  pdf.fontSize(TEXT).moveDown(1)
  const line = '______________________'
  pdf.text(`Руководитель ${line} ${director === null ? line : `/ ${director} /`}`, MARGIN).moveDown(1)
  pdf.text(`Бухгалтер ${line} ${accountant === null ? line : `/ ${accountant} /`}`)
}

/** An invoice for payment as a PDF of A4 pages. */
export function invoicePdf(invoice: Invoice, seller: Seller): Promise<Uint8Array<ArrayBuffer>> {
  const { number, day, buyer } = invoice
  const title = `Счёт на оплату № ${number} от ${dayOnPaper(day)}`
  return pdfOf({ info: { Title: title, Author: seller.name } }, async (pdf) => {
    bankTable(pdf, seller)
    pdf.x = MARGIN
    pdf.moveDown(1.2).font(BOLD).fontSize(TITLE).text(title).font(REGULAR)
    ruler(pdf)
    party(pdf, 'Поставщик', [
      seller.name,
      `ИНН ${seller.inn}`,
      seller.kpp && `КПП ${seller.kpp}`,
      seller.address,
      `тел. ${seller.phone}`,
    ])
    party(pdf, 'Покупатель', [
      buyer.companyName,
      buyer.inn && `ИНН ${buyer.inn}`,
      buyer.kpp && `КПП ${buyer.kpp}`,
      buyer.ogrn && `ОГРН ${buyer.ogrn}`,
      buyer.bankAccount && `р/с ${buyer.bankAccount}`,
      buyer.bic && `БИК ${buyer.bic}`,
    ])
    pdf.text(`Основание: заказ № ${number} от ${dayOnPaper(day)}`).moveDown(0.7)
    await rowsTable(pdf, invoice)
    totals(pdf, invoice)
    signatures(pdf, seller)
    await setImmediate()
  })
}
