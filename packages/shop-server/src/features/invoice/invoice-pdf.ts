import { createRequire } from 'node:module'
import { setImmediate } from 'node:timers/promises'
import { formatMoney } from '@prilavok/core/money'
import PDFDocument from 'pdfkit'
import type { Invoice, Seller } from '../../rules/invoice'
import { sumInWords } from '../../rules/sum-in-words'

const { resolve } = createRequire(import.meta.url)
// By their paths, not by registered names: pdfkit's tables go back to a font by its path, and read one with a name again for each cell.
const REGULAR = resolve('@expo-google-fonts/pt-sans/400Regular/PTSans_400Regular.ttf')
const BOLD = resolve('@expo-google-fonts/pt-sans/700Bold/PTSans_700Bold.ttf')

const MARGIN = 40
const RIGHT = { x: 'right', y: 'top' } as const
const [SMALL, TEXT, TITLE] = [8, 9.5, 15]

const dayFormat = new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
/** `10 февраля 2026 г.` of 2026-02-10. */
const dayText = (day: string): string => dayFormat.format(new Date(day))
/** `12 500,00`: invoices always show kopecks. */
const sum = (kopecks: number): string =>
  `${formatMoney(kopecks - (kopecks % 100)).replace(/\u00a0₽$/, '')},${String(kopecks % 100).padStart(2, '0')}`

type Pdf = InstanceType<typeof PDFDocument>

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

const ruler = (pdf: Pdf) => {
  const y = pdf.y + 4
  pdf
    .moveTo(MARGIN, y)
    .lineTo(pdf.page.width - MARGIN, y)
    .lineWidth(1)
    .stroke()
  pdf.y = y + 8
}

const party = (pdf: Pdf, role: string, parts: readonly (string | null | undefined | false)[]) => {
  pdf.x = MARGIN
  pdf
    .font(REGULAR)
    .fontSize(TEXT)
    .text(`${role}: `, { continued: true })
    .font(BOLD)
    .text(parts.filter(Boolean).join(', '))
    .font(REGULAR)
    .moveDown(0.5)
}

/** Other requests are served after so many rows. */
const ROWS_AT_ONCE = 10

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
      { text: sum(row.unitKopecks), align: RIGHT },
      { text: sum(row.totalKopecks), align: RIGHT },
    ])
    if (row.number % ROWS_AT_ONCE === 0) await setImmediate()
  }
  table.end()
}

function totals(pdf: Pdf, { rows, totalKopecks, vatKopecks, vatPercent, payUntil }: Invoice): void {
  const vat = vatPercent === 0 ? 'Без налога (НДС): —' : `В том числе НДС ${vatPercent}%: ${sum(vatKopecks)}`
  pdf.x = MARGIN
  const right = { align: 'right', width: pdf.page.width - 2 * MARGIN } as const
  pdf.moveDown(0.5).font(BOLD).fontSize(TEXT)
  pdf
    .text(`Итого: ${sum(totalKopecks)}`, right)
    .text(vat, right)
    .text(`Всего к оплате: ${sum(totalKopecks)}`, right)
  pdf.font(REGULAR).moveDown(0.5)
  pdf.text(`Всего наименований ${rows.length}, на сумму ${sum(totalKopecks)} руб.`)
  pdf.font(BOLD).text(sumInWords(totalKopecks)).font(REGULAR).moveDown(0.7)
  pdf
    .fontSize(SMALL + 0.5)
    .text(
      `Оплатить не позднее ${dayText(payUntil)} Оплата означает согласие с условиями поставки товара. Товар отпускается после поступления денег на расчётный счёт поставщика.`,
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
export async function invoicePdf(invoice: Invoice, seller: Seller): Promise<Uint8Array<ArrayBuffer>> {
  const { number, day, buyer } = invoice
  const title = `Счёт на оплату № ${number} от ${dayText(day)}`
  const info = { Title: title, Author: seller.name }
  const pdf = new PDFDocument({ size: 'A4', margin: MARGIN, lang: 'ru', font: REGULAR, info })
  const parts: Buffer[] = []
  const done = new Promise<Uint8Array<ArrayBuffer>>((finish, fail) => {
    pdf.on('data', (part: Buffer) => parts.push(part))
    pdf.on('end', () => finish(new Uint8Array(Buffer.concat(parts))))
    pdf.on('error', fail)
  })
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
  pdf.text(`Основание: заказ № ${number} от ${dayText(day)}`).moveDown(0.7)
  await rowsTable(pdf, invoice)
  totals(pdf, invoice)
  signatures(pdf, seller)
  await setImmediate()
  pdf.end()
  return done
}
