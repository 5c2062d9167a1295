import { loadDolyameSchedule, loadInstallmentSchedule, loadPurchaseTypes } from '@prilavok/contracts'
import { describe, expect, it, vi } from 'vitest'
import { createTestEffects } from '../testing'
import { createPayment, scheduleOf } from './index'

const option = (id: string, more: object = {}) => ({ id, isAvailable: true, displayOrder: 1, ...more })
const response = (...options: readonly ReturnType<typeof option>[]) => ({
  items: Object.fromEntries(options.map((each) => [each.id, each])),
})

const start = (...options: readonly ReturnType<typeof option>[]) => {
  const test = createTestEffects()
  test.always(loadPurchaseTypes, () => response(...options))
  const payment = createPayment({ effects: test.effects, bestPay: true })
  const shown = () => {
    const { item, choice, why } = payment.state.getState()
    return [item, choice, why]
  }
  return { ...test, payment, shown }
}

describe('the options', () => {
  it('that nobody can carry out are left out', async () => {
    const { payment } = start(option('PayOnDelivery'), option('PayByShells'))
    await payment.load('d')
    expect(payment.state.getState().offers.map(({ id }) => id)).toEqual(['PayOnDelivery'])
  })

  it('of a draft are on their way until they are there or have failed', async () => {
    const { payment, refuse, callsOf } = start(option('PayOnDelivery'))
    refuse(loadPurchaseTypes, { kind: 'network' })
    const seen: string[] = []
    payment.state.subscribe(({ status }) => void seen.push(status))
    await payment.load('d')
    await payment.load('d')
    expect(seen).toEqual(['loading', 'failed', 'loading', 'ready'])
    expect(callsOf(loadPurchaseTypes).map(({ input }) => input)).toEqual([
      { params: { id: 'd' } },
      { params: { id: 'd' } },
    ])
  })
})

describe('the choice', () => {
  it('of Credit leaves the method open [PAY-26]', async () => {
    const { payment, shown } = start(option('PayOnDelivery'), option('PayViaDolyame'))
    await payment.load('d')
    payment.chooseItem('Credit')
    expect(shown()).toEqual(['Credit', null, 'buyer'])
    payment.choose('PayViaDolyame')
    expect(shown()).toEqual(['Credit', 'PayViaDolyame', 'buyer'])
    payment.chooseItem('PayOnDelivery')
    expect(shown()).toEqual(['PayOnDelivery', 'PayOnDelivery', 'buyer'])
  })

  it('by hand outlives a reload of the options, though the server has a better one [PAY-18]', async () => {
    const {
      payment,
      shown,
      respond: next,
    } = start(option('PayOnDelivery'), option('PayViaYooKassa', { bestPayOption: true }))
    await payment.load('d')
    expect(shown()).toEqual(['PayViaYooKassa', 'PayViaYooKassa', 'best'])
    payment.choose('PayOnDelivery')
    await payment.load('d')
    expect(shown()).toEqual(['PayOnDelivery', 'PayOnDelivery', 'buyer'])
    next(
      loadPurchaseTypes,
      response(option('PayOnDelivery', { isAvailable: false }), option('PayViaYooKassa', { bestPayOption: true })),
    )
    await payment.load('d')
    expect(shown()).toEqual(['PayViaYooKassa', 'PayViaYooKassa', 'best'])
  })

  it('by hand outlives what another tab has saved, a proposal does not', async () => {
    const { payment, shown } = start(
      option('PayOnDelivery'),
      option('PayViaYooKassa', { bestPayOption: true }),
      option('PayViaDolyame'),
    )
    await payment.load('d')
    payment.restore('PayOnDelivery')
    expect(shown()).toEqual(['PayOnDelivery', 'PayOnDelivery', 'current'])
    payment.restore(null)
    expect(shown()).toEqual([null, null, null])
    payment.chooseItem('Credit')
    payment.restore('PayViaYooKassa')
    expect(shown()).toEqual(['Credit', null, 'buyer'])
    payment.choose('PayOnDelivery')
    payment.restore('PayViaYooKassa')
    expect(shown()).toEqual(['PayOnDelivery', 'PayOnDelivery', 'buyer'])
  })

  it('of Credit without a method outlives a reload while Credit is open [PAY-20]', async () => {
    const { payment, shown, respond: next } = start(option('PayOnDelivery'), option('PayViaDolyame'))
    await payment.load('d')
    payment.chooseItem('Credit')
    await payment.load('d')
    expect(shown()).toEqual(['Credit', null, 'buyer'])
    next(loadPurchaseTypes, response(option('PayOnDelivery'), option('PayViaDolyame', { isAvailable: false })))
    await payment.load('d')
    expect(shown()).toEqual(['PayOnDelivery', 'PayOnDelivery', 'payOnDelivery'])
  })

  it('of a recommended member is Credit with that member [PAY-25]', async () => {
    const { payment, shown } = start(option('PayOnDelivery'), option('PayViaDolyame', { bestPayOption: true }))
    await payment.load('d')
    expect(shown()).toEqual(['Credit', 'PayViaDolyame', 'best'])
  })

  it('of before a redirect is proposed once [PAY-18]', async () => {
    const { payment, shown } = start(option('PayOnDelivery', { bestPayOption: true }), option('PayViaYooKassa'))
    payment.preselect('PayViaYooKassa')
    await payment.load('d')
    expect(shown()).toEqual(['PayViaYooKassa', 'PayViaYooKassa', 'preselected'])
    await payment.load('d')
    expect(shown()).toEqual(['PayOnDelivery', 'PayOnDelivery', 'best'])
  })

  it('is not among what the shop holds back', async () => {
    const { payment } = start(option('PayOnDelivery'), option('PayImmediately', { displayOrder: 2 }))
    await payment.load('d', async (id) => id !== 'PayImmediately')
    expect(payment.state.getState().items.map(({ value }) => value)).toEqual(['PayOnDelivery'])
    await payment.load('d')
    expect(payment.state.getState().items.map(({ value }) => value)).toEqual(['PayOnDelivery', 'PayImmediately'])
  })
})

describe('a schedule', () => {
  const items = {
    items: [
      { date: '2026-12-01', amount: 100.5 },
      { date: '2027-01-01', amount: 100.5 },
    ],
  }

  it('is requested once, with date and amount for each payment [PAY-03]', async () => {
    const { payment, callsOf, always } = start(option('PayViaDolyame'))
    always(loadDolyameSchedule, () => items)
    await payment.load('d')
    await Promise.all([payment.loadSchedule('PayViaDolyame'), payment.loadSchedule('PayViaDolyame')])
    await payment.loadSchedule('PayViaDolyame')
    expect(scheduleOf(payment.schedules.getState(), 'PayViaDolyame')).toEqual({
      status: 'ready',
      schedule: {
        instalments: [
          { date: '2026-12-01', amount: 10_050 },
          { date: '2027-01-01', amount: 10_050 },
        ],
        total: 20_100,
        overpayment: null,
      },
    })
    expect(callsOf(loadDolyameSchedule)).toHaveLength(1)
  })

  it('of one of several terms says which', async () => {
    const { payment, callsOf, always } = start(option('PayViaSberbankInstallment12M'))
    always(loadInstallmentSchedule, () => items)
    await payment.load('d')
    await payment.loadSchedule('PayViaSberbankInstallment12M')
    expect(callsOf(loadInstallmentSchedule)[0]?.input).toMatchObject({
      query: { provider: 'sberbank-installment', months: 12 },
    })
  })

  it('that does not come shows an error in its place, reports nothing, and can be requested again [PAY-94]', async () => {
    const { payment, refuse, respond: next, reports } = start(option('PayViaDolyame'))
    await payment.load('d')
    refuse(loadDolyameSchedule, { kind: 'timeout' })
    await payment.loadSchedule('PayViaDolyame')
    expect([scheduleOf(payment.schedules.getState(), 'PayViaDolyame').status, reports]).toEqual(['failed', []])
    next(loadDolyameSchedule, items)
    await payment.loadSchedule('PayViaDolyame')
    expect(scheduleOf(payment.schedules.getState(), 'PayViaDolyame').status).toBe('ready')
  })

  it('of another amount is requested anew, and a late one is not shown', async () => {
    const { payment, hold, always, callsOf } = start(option('PayViaDolyame', { amount: 201 }))
    await payment.load('d')
    const late = hold(loadDolyameSchedule)
    const requests = payment.loadSchedule('PayViaDolyame')
    await vi.waitFor(() => expect(callsOf(loadDolyameSchedule)).toHaveLength(1))
    always(loadPurchaseTypes, () => response(option('PayViaDolyame', { amount: 300 })))
    await payment.load('d')
    late.respond(items)
    await requests
    expect(scheduleOf(payment.schedules.getState(), 'PayViaDolyame').status).toBe('idle')
  })

  it("is nobody's where there is no order or no schedule", async () => {
    const { payment, calls } = start(option('PayViaYooKassa'))
    await payment.loadSchedule('PayViaDolyame')
    await payment.load('d')
    const before = calls.length
    await payment.loadSchedule('PayViaYooKassa')
    expect([before, calls.length]).toEqual([1, 1])
  })
})
