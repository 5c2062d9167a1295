import { trackParcel } from '@prilavok/contracts'
import type { TestEffects } from '@prilavok/core/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { NotificationStack } from '../notifications/notification-stack'
import { showInShop } from '../testing/show-in-shop'
import { TrackOrder } from './track-order'

const show = (script: (test: TestEffects) => void = () => {}) =>
  showInShop(
    <>
      <TrackOrder />
      <NotificationStack />
    </>,
    { script },
  )
const find = () => act(() => void fireEvent.click(screen.getByRole('button', { name: 'Найти' })))
const type = (value: string) => fireEvent.input(screen.getByLabelText(/Трек-номер/), { target: { value } })

describe('the tracking', () => {
  it('sends no empty number [TRACK-04]', async () => {
    const page = show()
    type('  ')
    find()
    await page.settle()
    expect(page.callsOf(trackParcel)).toEqual([])
  })

  it('shows the status and the steps of a number, newest first [TRACK-01] [TRACK-02] [TRACK-03] [TRACK-04]', async () => {
    const page = show(({ respond }) =>
      respond(trackParcel, {
        trackNumber: 'T-5',
        transportCompanyName: 'СДЭК',
        status: 'OnTheWay',
        statusName: '<b>В пути</b>',
        expectedOn: '2026-03-01',
        steps: [
          { date: '2026-02-03T09:00:00Z', status: 'OnTheWay', text: 'Прибыл в Тверь' },
          { date: '2026-02-01T09:00:00Z', status: 'Accepted', text: '<img src=x onerror=alert(1)>' },
        ],
      }),
    )
    type(' T-5 ')
    find()
    await page.settle()
    expect(page.callsOf(trackParcel).map(({ input }) => input.body)).toEqual([
      { trackNumber: 'T-5', reCaptchaToken: '' },
    ])
    const status = screen.getByRole('heading', { name: '<b>В пути</b>' })
    expect(document.activeElement).toBe(status)
    expect(screen.getAllByRole('listitem').map(({ lastChild }) => lastChild?.textContent)).toEqual([
      'Прибыл в Тверь',
      '<img src=x onerror=alert(1)>',
    ])
    expect(screen.getByLabelText<HTMLInputElement>(/Трек-номер/).value).toBe(' T-5 ')
  })

  it('says that a number is not known [TRACK-04]', async () => {
    const page = show(({ refuse }) => refuse(trackParcel, { kind: 'status', status: 404 }))
    type('nobody')
    find()
    await page.settle()
    expect(screen.getByText('Не найден заказ с таким номером')).toBeTruthy()
  })
})
