import { loadFlag } from '@prilavok/contracts'
import { createShop } from '@prilavok/core'
import { createTestEffects, type TestEffects } from '@prilavok/core/testing'
import { act, render, screen } from '@testing-library/react'
import { afterAll, describe, expect, it } from 'vitest'
import { ShopProvider } from '../shop-context'
import { useFlag } from './use-flag'

// The provider brings them after the first picture; the page of the tests has to stand until then.
afterAll(async () => void (await import('@prilavok/core/flows')))

const Courier = () => <p>{useFlag('AddressDelivery') ? 'есть' : 'нет'}</p>

async function show(script: (test: TestEffects) => void) {
  const test = createTestEffects()
  script(test)
  render(
    <ShopProvider shop={createShop(test.effects)}>
      <Courier />
      <Courier />
    </ShopProvider>,
  )
  const before = screen.getAllByText('нет').length
  await act(() => test.settle())
  return { before, calls: test.callsOf(loadFlag) }
}

describe('useFlag', () => {
  it('is off until the server has said that it is on, and asks once for everybody', async () => {
    const { before, calls } = await show(({ respond }) => respond(loadFlag, true))
    expect(before).toBe(2)
    expect(screen.getAllByText('есть')).toHaveLength(2)
    expect(calls).toMatchObject([{ input: { params: { name: 'AddressDelivery' } } }])
  })

  it('is off when the server cannot be asked [HTTP-11]', async () => {
    await show(({ refuse }) => refuse(loadFlag, { kind: 'network' }))
    expect(screen.getAllByText('нет')).toHaveLength(2)
  })
})
