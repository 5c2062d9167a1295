import { loadDolyameSchedule, parseResponse } from '@prilavok/contracts'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { scheduleOf } from '../testing/payment-offers'
import { showInShop } from '../testing/show-in-shop'
import { ScheduleTable } from './schedule-table'

const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map(({ textContent }) => (textContent ?? '').replace(/\u00a0/g, ' '))
const show = async (months: number, more: object = {}) => {
  const read = await parseResponse(loadDolyameSchedule, scheduleOf(months, more))
  if (!read.ok) throw new Error(read.issues.join())
  return showInShop(<ScheduleTable schedule={read.value} />)
}

describe('a payment schedule', () => {
  it('of few payments is shown whole', async () => {
    await show(4)
    expect(rows()).toEqual([
      'ДатаПлатёж',
      '21 декабря 2026100 ₽',
      '21 января 2027100 ₽',
      '21 февраля 2027100 ₽',
      '21 марта 2027100 ₽',
      'Всего400 ₽',
      'Без переплаты',
    ])
  })

  it('[PAY-95] of many payments by the first two, an ellipsis and the last two', async () => {
    await show(12, { total: 1464, overpayment: 264 })
    expect(rows()).toEqual([
      'ДатаПлатёж',
      '21 декабря 2026100 ₽',
      '21 января 2027100 ₽',
      '… ещё 8 платежей',
      '21 октября 2027100 ₽',
      '21 ноября 2027100 ₽',
      'Всего1 464 ₽',
      'Переплата264 ₽',
    ])
  })

  it('names its columns and its rows for those who do not see it', async () => {
    await show(4)
    expect(screen.getByRole('table', { name: 'График платежей' })).toBeTruthy()
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Дата', 'Платёж'])
    expect(screen.getByRole('rowheader', { name: '21 января 2027' })).toBeTruthy()
  })

  it('says nothing of an overpayment that the server does not name', async () => {
    await show(4, { overpayment: null })
    expect(rows().at(-1)).toBe('Всего400 ₽')
  })
})
