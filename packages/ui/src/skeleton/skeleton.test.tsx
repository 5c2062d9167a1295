import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Skeleton, SkeletonBlock } from './skeleton'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const advance = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))

describe('Skeleton', () => {
  it('is silent at first, says that it loads after 400 ms and that it is slow after 8 s', async () => {
    render(
      <Skeleton>
        <SkeletonBlock />
      </Skeleton>,
    )
    await advance(399)
    expect(screen.getByRole('status').textContent).toBe('')
    await advance(100)
    expect(screen.getByRole('status').textContent).toBe('Загружаем…')
    await advance(7_600)
    expect(screen.getByRole('status').textContent).toBe('Загрузка идёт дольше обычного. Подождите ещё немного.')
  })

  it('has the final size and is hidden from screen readers', async () => {
    const { container } = render(
      <Skeleton>
        <SkeletonBlock width="120px" height="40px" />
      </Skeleton>,
    )
    await advance(0)
    const block = container.querySelector<HTMLElement>('.pk-skeleton__block')
    expect(block?.style.inlineSize).toBe('120px')
    expect(block?.style.blockSize).toBe('40px')
    expect(block?.closest('[aria-hidden="true"]')).not.toBeNull()
  })
})
