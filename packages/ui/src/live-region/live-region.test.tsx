import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LiveRegion } from './live-region'
import { useAnnounce } from './use-announce'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const advance = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))

function Total() {
  const [spoken, announce] = useAnnounce()
  return (
    <>
      <button type="button" onClick={() => announce('Итого 500 ₽')}>
        500
      </button>
      <button type="button" onClick={() => announce('Итого 700 ₽')}>
        700
      </button>
      <LiveRegion message={spoken} />
    </>
  )
}

const textOf = () => screen.getByRole('status').textContent

describe('useAnnounce', () => {
  it('says only the last of quick changes, once they settle [A11Y-04]', async () => {
    render(<Total />)
    fireEvent.click(screen.getByText('500'))
    await advance(599)
    fireEvent.click(screen.getByText('700'))
    await advance(599)
    expect(textOf()).toBe('')
    await advance(1)
    await advance(50)
    expect(textOf()).toBe('Итого 700 ₽')
  })

  it('says the same sentence again when it is true again', async () => {
    render(<Total />)
    fireEvent.click(screen.getByText('500'))
    await advance(650)
    fireEvent.click(screen.getByText('500'))
    await advance(650)
    expect(textOf()).toBe('Итого 500 ₽\u00a0')
  })
})
