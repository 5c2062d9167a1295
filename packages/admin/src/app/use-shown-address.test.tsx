import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { json, staffFixture } from '../testing/staff-fixture'
import { useShownAddress } from './use-shown-address'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '#/')
})

function openAt(address: string) {
  history.replaceState(null, '', address)
  const { Wing } = staffFixture(() => json({}))
  const { result } = renderHook(useShownAddress, { wrapper: Wing })
  return {
    shown: () => result.current.shown,
    report: (...told: Parameters<typeof result.current.report>) => act(() => result.current.report(...told)),
  }
}
/** Goes to an address, and waits until the page has heard of it. */
const go = (address: string) =>
  act(
    () =>
      new Promise<void>((heard) => {
        globalThis.addEventListener('hashchange', () => heard(), { once: true })
        location.hash = address
      }),
  )
const answer = (...answers: readonly boolean[]) => {
  const asked = vi.fn(() => false)
  vi.stubGlobal('confirm', asked)
  for (const each of answers) asked.mockReturnValueOnce(each)
  return asked
}

it('leaves at once where nothing would be lost, and asks where something would', async () => {
  const asked = answer(true)
  const { shown, report } = openAt('#/order/1')
  await go('#/order/2')
  expect([shown(), asked.mock.calls.length]).toEqual(['#/order/2', 0])
  report(true)
  await go('#/order/2?tab=history')
  expect([shown(), asked.mock.calls.length]).toEqual(['#/order/2?tab=history', 0])
  await go('#/order/3')
  expect([shown(), asked.mock.calls.length]).toEqual(['#/order/3', 1])
})

it('stays where the question is refused, and the same link asks again', async () => {
  const asked = answer(false, true)
  const { shown, report } = openAt('#/order/1')
  report(true)
  await go('#/order/2')
  expect([shown(), location.hash]).toEqual(['#/order/1', '#/order/1'])
  await go('#/order/2')
  expect([shown(), asked.mock.calls.length]).toEqual(['#/order/2', 2])
})

it.each([
  ['goes on once the save under way has succeeded', false, 0, '#/order/2'],
  ['asks once it has failed', true, 1, '#/order/1'],
] as const)('who leaves early %s', async (_, isDirty, questions, expected) => {
  const asked = answer(false)
  const { shown, report } = openAt('#/order/1')
  report(true, true)
  await go('#/order/2')
  expect([shown(), asked.mock.calls.length]).toEqual(['#/order/1', 0])
  report(isDirty, false)
  await waitFor(() => expect([shown(), location.hash]).toEqual([expected, expected]))
  expect(asked).toHaveBeenCalledTimes(questions)
})
