import { render, waitFor } from '@testing-library/react'
import EmblaCarousel from 'embla-carousel'
import { beforeEach, expect, it, vi } from 'vitest'
import { Carousel } from '.'

const embla = vi.hoisted(() => ({
  made: [] as Array<{ options: object; listeners: Map<string, () => void>; snap: number; ended: boolean }>,
  moves: [] as Array<readonly [index: number, jump: boolean | undefined]>,
  inits: [] as object[],
}))
// The library measures boxes, which only a browser has; e2e/gallery.spec.ts moves the real one.
vi.mock('embla-carousel', () => ({
  default: vi.fn((_: HTMLElement, options: object) => {
    const made = { options, listeners: new Map<string, () => void>(), snap: 0, ended: false }
    embla.made.push(made)
    return {
      on: (name: string, listener: () => void) => void made.listeners.set(name, listener),
      selectedScrollSnap: () => made.snap,
      scrollTo(index: number, jump?: boolean) {
        embla.moves.push([index, jump])
        made.snap = index
      },
      reInit: (next: object) => void embla.inits.push(next),
      destroy: () => void (made.ended = true),
    }
  }),
}))
beforeEach(() => {
  embla.made.length = 0
  embla.moves.length = 0
  embla.inits.length = 0
})

const three = [1, 2, 3].map((each) => <div key={each}>{each}</div>)

it('moves to the slide that it is told, and says where it was dragged', () => {
  const onIndexChange = vi.fn()
  const { rerender } = render(
    <Carousel index={0} loop onIndexChange={onIndexChange}>
      {three}
    </Carousel>,
  )
  const [made] = embla.made
  expect(made?.options).toMatchObject({ axis: 'x', loop: true, startIndex: 0 })
  expect(embla.moves).toEqual([])
  rerender(
    <Carousel index={2} loop onIndexChange={onIndexChange}>
      {three}
    </Carousel>,
  )
  expect(embla.moves).toEqual([[2, false]])
  expect(EmblaCarousel).toHaveBeenCalledTimes(1)
  if (made !== undefined) made.snap = 1
  made?.listeners.get('select')?.()
  expect(onIndexChange).toHaveBeenCalledExactlyOnceWith(1)
})

it('does not move before the eyes of somebody who wants no motion', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const { rerender } = render(<Carousel index={0}>{three}</Carousel>)
  rerender(<Carousel index={1}>{three}</Carousel>)
  vi.unstubAllGlobals()
  expect(embla.moves).toEqual([[1, true]])
})

it('runs the way of the sheet, and turns with it', () => {
  const { container } = render(
    <Carousel index={0} free>
      {three}
    </Carousel>,
  )
  const [made] = embla.made
  expect(made?.options).toMatchObject({ axis: 'x', dragFree: true })
  expect(made?.listeners.has('select')).toBe(false)
  const strip = container.querySelector<HTMLElement>('.pk-carousel__strip')
  made?.listeners.get('resize')?.()
  expect(embla.inits).toEqual([])
  if (strip !== null) strip.style.flexDirection = 'column'
  made?.listeners.get('resize')?.()
  expect(embla.inits).toEqual([expect.objectContaining({ axis: 'y' })])
})

it('leaves nothing behind', async () => {
  render(<Carousel index={0}>{three}</Carousel>).unmount()
  await waitFor(() => expect(embla.made.map(({ ended }) => ended)).toEqual([true]))
})
