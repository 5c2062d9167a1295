import { enumerations, listLogs, listOrders, signOut, type LogPreview } from '@prilavok/contracts/admin'
import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, describe, expect, it } from 'vitest'
import { describeEachDatabase } from '../../testing/each-database'
import { staffClient, type StaffClient } from '../../testing/staff-client'
import { addOrders } from '../../testing/staff-orders'
import { xlsxOf } from '../../formats/xlsx'

const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer())
const sheetOf = (bytes: Uint8Array, number = 1) =>
  strFromU8(unzipSync(bytes)[`xl/worksheets/sheet${number}.xml`] ?? new Uint8Array())
/** The texts and numbers of a sheet, row by row. */
const cellsOf = (sheet: string) =>
  sheet
    .split('<row>')
    .slice(1)
    .map((row) =>
      [...row.matchAll(/<c\/>|<c[^>]*>(?:<v>([^<]*)|<is><t[^>]*>([^<]*))/g)].map(([, v, t]) => v ?? t ?? ''),
    )

describeEachDatabase('exports of lists', (shop) => {
  let admin: StaffClient
  const get = ({ defaults }: StaffClient, path: string) =>
    shop.server.fetch(new Request(`http://shop.test/api/admin/${path}`, { headers: defaults }))
  const auditLog = async (): Promise<readonly LogPreview[]> =>
    (await admin.call(listLogs, { query: { source: 'audit' } as never })).data.items

  beforeAll(async () => {
    admin = await staffClient(shop.server, 'admin')
    await addOrders(shop.server)
    const named = (id: string, name: string) =>
      shop.server.db.updateTable('product').set({ name }).where('id', '=', id).execute()
    await named('p-cement', '=HYPERLINK("http://evil.example";"25 кг")')
    await named('p-drill', 'Дрель <ударная> & "новая"\u0007')
  })

  it('are the rows of the list with its filters and order, as CSV and as a workbook', async () => {
    const list = await admin.call(listOrders, { query: { sort: '-total', totalFrom: '1000' } as never })
    const numbers = list.data.items.map(({ number }) => number)
    expect(numbers.length).toBeGreaterThan(3)
    const csv = await (await get(admin, 'order/export?sort=-total&totalFrom=1000')).text()
    const [head = '', ...lines] = csv.trim().split('\r\n')
    const at = head.replace('\u{feff}', '').split(';').indexOf('number')
    expect(lines.map((line) => line.split(';')[at])).toEqual(numbers)

    const response = await get(admin, 'order/export?sort=-total&totalFrom=1000&format=xlsx')
    expect(response.headers.get('Content-Type')).toContain('spreadsheetml')
    expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="order.xlsx"')
    const [names = [], ...rows] = cellsOf(sheetOf(await bytesOf(response)))
    expect(rows.map((row) => row[names.indexOf('number')])).toEqual(numbers)
    expect(rows.map((row) => Number(row[names.indexOf('total')]))).toEqual(list.data.items.map(({ total }) => total))
    // A moment is the day and its part as spreadsheets count them, on the shop's clock.
    const created = Number(rows[0]?.[names.indexOf('createdOn')])
    const moment = Date.parse(list.data.items[0]?.createdOn ?? '') + 180 * 60_000
    expect(Math.round(created * 86_400_000)).toBe(moment - Date.UTC(1899, 11, 30))
  })

  it('have the chosen columns in their order, with titles in the words of the screen', async () => {
    const columns = [
      ...['number:Номер', 'status:Статус', 'toDoor:До двери', 'total:Сумма', 'createdOn:Создан', 'source'],
      'cityName:=Город;',
    ]
    const query = new URLSearchParams([
      ['sort', '-total'],
      ['pageSize', '1'],
      ...columns.map((each) => ['column', each]),
    ])
    const linesOf = async (more: string) => {
      const text = await (await get(admin, `order/export?${query}${more}`)).text()
      return text.replace('\u{feff}', '').split('\r\n')
    }
    const [head, first = ''] = await linesOf('&format=csv')
    expect(head).toBe(`Номер;Статус;До двери;Сумма;Создан;source;"'=Город;"`)
    const [{ number, total, status } = { number: '', total: 0, status: 'New' }] = (
      await admin.call(listOrders, { query: { sort: '-total' } as never })
    ).data.items
    expect(first.split(';')).toMatchObject([
      number,
      enumerations['OrderStatus']?.items[status]?.ru,
      expect.stringMatching(/^(?:да|нет)$/),
      String(total).replace('.', ','),
      expect.stringMatching(/^\d\d\.\d\d\.\d{4} \d\d:\d\d:\d\d$/),
      'Site',
      expect.any(String),
    ])
    const [, english = ''] = await linesOf('&format=csv&locale=en')
    expect(english.split(';')[1]).toBe(enumerations['OrderStatus']?.items[status]?.en)
    const book = await get(admin, `order/export?${query}&format=xlsx`)
    expect(cellsOf(sheetOf(await bytesOf(book)))[0]?.slice(0, 4)).toEqual(['Номер', 'Статус', 'До двери', 'Сумма'])
    expect((await get(admin, 'order/export?column=secret')).status).toBe(400)
    expect((await get(admin, `order/export?${'column=id&'.repeat(61)}`)).status).toBe(400)
  })

  it('are right for the program that opens them: decimals and moments of this country, or of a standard', async () => {
    const linesOf = async (format: string) => {
      const text = await (await get(admin, `order/export?sort=-total&format=${format}`)).text()
      return text.trim().split('\r\n')
    }
    await shop.server.db
      .updateTable('customer_order')
      .set({ goods_kopecks: 1205, total_kopecks: 1205 })
      .where('id', '=', 'order-7')
      .execute()
    const [head = '', ...rows] = await linesOf('csv')
    const [isoHead = '', ...isoRows] = await linesOf('iso-csv')
    const names = head.replace('\u{feff}', '').split(';')
    expect(isoHead).toBe(names.join(','))
    const [row, isoRow] = [
      rows.find((each) => each.includes('2026-7')),
      isoRows.find((each) => each.includes('2026-7')),
    ]
    const cell = (name: string) => [row?.split(';')[names.indexOf(name)], isoRow?.split(',')[names.indexOf(name)]]
    expect(cell('total')).toEqual(['12,05', '12.05'])
    expect(cell('createdOn')).toEqual(['03.02.2026 12:00:00', '2026-02-03T09:00:00.000Z'])
    expect((await get(admin, 'order/export?format=ods')).status).toBe(400)
  })

  it('run no formula, whatever a record is called', async () => {
    const csv = await (await get(admin, 'product/export')).text()
    expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"";""25 кг"")"`)
    const sheet = sheetOf(await bytesOf(await get(admin, 'product/export?format=xlsx')))
    expect(sheet).not.toContain('<f>')
    expect(sheet).toMatch(/<c s="2" t="inlineStr"><is><t xml:space="preserve">=HYPERLINK/)
    expect(sheet).toContain('Дрель &lt;ударная&gt; &amp; &quot;новая&quot;<')
  })

  it('show who may not read personal data no more than the list does, and do not find by it', async () => {
    const marketer = await staffClient(shop.server, 'marketing')
    for (const format of ['csv', 'xlsx']) {
      const bytes = await bytesOf(await get(marketer, `order/export?format=${format}`))
      const text = format === 'csv' ? strFromU8(bytes) : sheetOf(bytes)
      expect(text).toContain('2026-1')
      expect(text).not.toMatch(/Покупаева|9000001001|anna1@/)
    }
    const customers = strFromU8(await bytesOf(await get(marketer, 'customer/export')))
    expect(customers).not.toMatch(/Покупаева|9000001001|anna1@/)
    const found = strFromU8(await bytesOf(await get(marketer, 'order/export?search=Покупаева-1')))
    expect(found).not.toContain('2026-1')
    const byPhone = await get(marketer, 'customer/export?phone=9000001001')
    expect(((await byPhone.json()) as { code: string }).code).toBe('filter-not-allowed')
    const whole = strFromU8(await bytesOf(await get(admin, 'order/export?search=Покупаева-1')))
    expect(whole).toContain('2026-1')
  })

  it('are refused without the permission, in other formats and with filters that the list does not have', async () => {
    const viewer = await staffClient(shop.server, 'viewer')
    expect((await get(viewer, 'order/export')).status).toBe(403)
    expect((await get(admin, 'order/export?format=pdf')).status).toBe(400)
    expect((await get(admin, 'order/export?nothing=1')).status).toBe(400)
  })

  it('stand in the audit log with who made them and by which filters, but not with what was looked for', async () => {
    shop.advance(1000)
    await get(admin, 'order/export?status=New&search=Покупаева')
    const [entry] = await auditLog()
    expect(entry).toMatchObject({ level: 'Info', message: 'Выгрузка order.csv, отбор: status, search' })
    expect(entry).toMatchObject({ userId: admin.session.user.id })
  })

  it('and so do sign-ins, sign-outs and failed ones of logins that exist', async () => {
    shop.advance(1000)
    const other = await staffClient(shop.server, 'logist')
    shop.advance(1000)
    await other.call(signOut, {})
    shop.advance(1000)
    const attempt = (login: string) =>
      shop.server.fetch(
        new Request('http://shop.test/api/admin/session', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Origin: 'http://shop.test' },
          body: JSON.stringify({ login, password: 'wrong-password' }),
        }),
      )
    expect((await attempt('logist')).status).toBe(401)
    expect((await attempt('my-password-by-mistake')).status).toBe(401)
    const entries = (await auditLog()).slice(0, 3)
    expect(entries.map(({ message, userId }) => [message, userId])).toEqual([
      ['Неудачный вход', other.session.user.id],
      ['Выход', other.session.user.id],
      ['Вход', other.session.user.id],
    ])
    expect(JSON.stringify(await auditLog())).not.toMatch(/my-password|wrong-password/)
  })
})

describe('a workbook', () => {
  it('continues on another sheet where one is full, and is written as its rows come', async () => {
    let taken = 0
    async function* pages() {
      for (; taken < 5; taken += 1) yield await Promise.resolve([{ id: `a${taken}` }, { id: `b${taken}` }])
    }
    const parts: Uint8Array[] = []
    for await (const part of xlsxOf(['id'], pages(), 'UTC', 5)) {
      if (parts.length === 0) expect(taken).toBeLessThan(5)
      parts.push(part)
    }
    const bytes = new Uint8Array(Buffer.concat(parts))
    expect(cellsOf(sheetOf(bytes, 1))).toEqual([['id'], ['a0'], ['b0'], ['a1'], ['b1']])
    expect(cellsOf(sheetOf(bytes, 3))).toEqual([['id'], ['a4'], ['b4']])
    const book = strFromU8(unzipSync(bytes)['xl/workbook.xml'] ?? new Uint8Array())
    expect(book.match(/<sheet /g)).toHaveLength(3)
  })
})
