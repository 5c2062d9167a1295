import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { csvOf } from './csv'
import { xlsxOf } from './xlsx'

async function* pages(on: string) {
  yield await Promise.resolve([{ on }])
}
async function bytesOf(parts: AsyncGenerator<Uint8Array>): Promise<Uint8Array> {
  const all: Uint8Array[] = []
  for await (const part of parts) all.push(part)
  return Uint8Array.from(all.flatMap((part) => [...part]))
}

it.each([
  ['Europe/Berlin', '2026-01-31T23:30:00Z', '01.02.2026 00:30:00'],
  ['Europe/Berlin', '2026-07-31T22:30:00Z', '01.08.2026 00:30:00'],
  ['Europe/Moscow', '2026-07-31T21:30:00.000Z', '01.08.2026 00:30:00'],
  ['America/New_York', '2026-07-31T04:00:00Z', '31.07.2026 00:00:00'],
])('both files have the clock of the shop, summer and winter: %s, %s', async (zone, moment, local) => {
  const csv = strFromU8(await bytesOf(csvOf(['on'], pages(moment), zone)))
  expect(csv.split('\r\n')[1]).toBe(local)
  const sheet = strFromU8(
    unzipSync(await bytesOf(xlsxOf(['on'], pages(moment), zone)))['xl/worksheets/sheet1.xml'] ?? new Uint8Array(),
  )
  const days = Number(/<c s="1"><v>([\d.]+)<\/v>/.exec(sheet)?.[1])
  const [day = '', time = ''] = new Date(Date.UTC(1899, 11, 30) + Math.round(days * 86_400) * 1000)
    .toISOString()
    .slice(0, -5)
    .split('T')
  expect(`${day.split('-').reverse().join('.')} ${time}`).toBe(local)
})
