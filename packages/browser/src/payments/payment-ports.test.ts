import { safeUrl } from '@prilavok/core'
import { scriptUrl, type ScriptUrl } from '@prilavok/core/payment'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createPaymentPorts } from './payment-ports'

const known = <T>(address: T | null): T => {
  if (address === null) throw new Error('This address passes the check.')
  return address
}
const GROUND = { hosts: ['pay.example'], origin: 'https://shop.example' }
const ADDRESS = known(scriptUrl('https://pay.example/script.js', GROUND))
const PAGE = known(safeUrl('https://pay.example/', 'https://shop.example'))
const NAME = 'payExample'
const page = globalThis as unknown as Record<string, unknown>
const elements = () => [...document.head.querySelectorAll('script')].filter(({ src }) => src === ADDRESS)

/** Scripts are not fetched here: the test says what becomes of one. */
const start = () => {
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) =>
    nodes.forEach((node) => document.head.appendChild(Object.assign(node as HTMLElement, { type: 'text/plain' }))),
  )
  return createPaymentPorts()
}
const arrives = (value: unknown) => {
  page[NAME] = value
  elements().at(-1)?.dispatchEvent(new Event('load'))
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  Reflect.deleteProperty(page, NAME)
  for (const element of elements()) element.remove()
})

describe('the script of a provider', () => {
  it('is loaded once, however often it is needed [PAY-107]', async () => {
    const { scripts } = start()
    const both = Promise.all([scripts.load(ADDRESS, NAME, 1_000), scripts.load(ADDRESS, NAME, 1_000)])
    expect(elements()).toHaveLength(1)
    arrives({ version: 1 })
    expect(await both).toEqual([{ version: 1 }, { version: 1 }])
    expect([await scripts.load(ADDRESS, NAME, 1_000), elements().length]).toEqual([{ version: 1 }, 1])
  })

  it('that fails leaves nothing behind and is loaded anew the next time', async () => {
    const { scripts } = start()
    const first = scripts.load(ADDRESS, NAME, 1_000)
    elements()[0]?.dispatchEvent(new Event('error'))
    expect([await first, elements().length]).toEqual([null, 0])
    const second = scripts.load(ADDRESS, NAME, 1_000)
    arrives('here')
    expect(await second).toBe('here')
  })

  it('that takes too long is given up, and used when it has arrived after all', async () => {
    vi.useFakeTimers()
    const { scripts } = start()
    const first = scripts.load(ADDRESS, NAME, 1_000)
    await vi.advanceTimersByTimeAsync(1_000)
    expect([await first, elements().length]).toEqual([null, 0])
    page[NAME] = 'late'
    expect(await scripts.load(ADDRESS, NAME, 1_000)).toBe('late')
  })

  it('that defines no global of its name counts as failed', async () => {
    const { scripts } = start()
    const first = scripts.load(ADDRESS, NAME, 1_000)
    arrives(undefined)
    expect(await first).toBeNull()
    void scripts.load(ADDRESS, NAME, 1_000)
    expect(elements()).toHaveLength(2)
  })

  it('that was not checked is neither loaded nor given the nonce of the page [SAFE-12]', async () => {
    const { scripts } = start()
    const before = document.head.childElementCount
    expect(await scripts.load('https://evil.example/x.js' as ScriptUrl, NAME, 1_000)).toBeNull()
    expect(document.head.childElementCount).toBe(before)
  })

  it('is loaded where an element has the name of its global', async () => {
    const { scripts } = start()
    const named = { [NAME]: document.createElement('a') }
    Object.setPrototypeOf(page, Object.create(Object.getPrototypeOf(page), Object.getOwnPropertyDescriptors(named)))
    const loaded = scripts.load(ADDRESS, NAME, 1_000)
    arrives('here')
    Object.setPrototypeOf(page, Object.getPrototypeOf(Object.getPrototypeOf(page)))
    expect(await loaded).toBe('here')
  })

  it('that the page has loaded itself is not loaded again', async () => {
    page[NAME] = 'own'
    expect([await start().scripts.load(ADDRESS, NAME, 1_000), elements().length]).toEqual(['own', 0])
  })
})

describe('a function for a script to call', () => {
  it('is global until it is removed, and what was there before comes back', () => {
    const { scripts } = createPaymentPorts()
    const before = () => 'before'
    page[NAME] = before
    const take = scripts.expose(NAME, () => 'ours')
    expect((page[NAME] as () => string)()).toBe('ours')
    take()
    expect(page[NAME]).toBe(before)
    Reflect.deleteProperty(page, NAME)
    scripts.expose(NAME, () => 'ours')()
    expect(NAME in page).toBe(false)
  })

  it('that somebody else has replaced is left alone', () => {
    const { scripts } = createPaymentPorts()
    const take = scripts.expose(NAME, () => 'ours')
    page[NAME] = 'theirs'
    take()
    expect(page[NAME]).toBe('theirs')
  })
})

describe('a frame', () => {
  it('is found by its origin', () => {
    const { scripts } = createPaymentPorts()
    // The emulator loads no frames.
    const frames = ['https://forma.example/1', 'not an address'].map((src) => ({ src }))
    vi.spyOn(document, 'querySelectorAll').mockReturnValue(frames as unknown as NodeListOf<Element>)
    expect([scripts.hasFrame('https://forma.example'), scripts.hasFrame('https://forma.example.evil.example')]).toEqual(
      [true, false],
    )
  })
})

describe('a window', () => {
  it('is opened without an opener', () => {
    const opened = { opener: page, location: { replace: vi.fn() } }
    vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window)
    expect(createPaymentPorts().windows.open(PAGE)).toBe(true)
    expect([opened.opener, opened.location.replace.mock.calls]).toEqual([null, [['https://pay.example/']]])
  })

  it('that the browser blocks returns false', () => {
    vi.spyOn(window, 'open').mockReturnValue(null)
    expect(createPaymentPorts().windows.open(PAGE)).toBe(false)
  })
})
