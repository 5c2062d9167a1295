import { afterEach, describe, expect, it, vi } from 'vitest'
import { createCookies, readCookie } from './cookies'
import { createGeolocation } from './geolocation'

afterEach(() => vi.unstubAllGlobals())

describe('cookies', () => {
  it('are written, read whole and removed, whatever characters they hold', () => {
    const cookies = createCookies()
    cookies.write('city-id', 'тверь; x=1', 60)
    cookies.write('city-id-other', 'b', 60)
    expect([cookies.read('city-id'), cookies.read('city-id-other'), cookies.read('city')]).toEqual([
      'тверь; x=1',
      'b',
      null,
    ])
    cookies.remove('city-id')
    expect([cookies.read('city-id'), cookies.read('city-id-other')]).toEqual([null, 'b'])
  })
  it('that somebody else has written badly are read as null', () => {
    document.cookie = 'city-id=%E0%A4%A'
    expect(createCookies().read('city-id')).toBeNull()
    expect(readCookie('city-id')).toEqual({ raw: '%E0%A4%A', decoded: null })
  })
  it('of one name, a removed one and one written since, are read as the latter', () => {
    const jar = vi.spyOn(document, 'cookie', 'get').mockReturnValue('city-id=; city-id=7')
    expect(createCookies().read('city-id')).toBe('7')
    jar.mockRestore()
  })
  it('that is empty counts as missing', () => {
    document.cookie = 'city-id='
    expect([readCookie('city-id'), createCookies().read('city-id')]).toEqual([null, null])
  })
})

describe('the position of the device', () => {
  const stub = (getCurrentPosition: (...requests: readonly unknown[]) => void) =>
    vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } })

  it('is read within the given limit [CITY-27]', async () => {
    const requests = vi.fn((found: (position: object) => void) =>
      found({ coords: { latitude: 56.86, longitude: 35.92, accuracy: 20 } }),
    )
    stub(requests as never)
    expect(await createGeolocation().locate(5_000)).toEqual({ latitude: 56.86, longitude: 35.92 })
    expect(requests.mock.calls[0]?.[2 as never]).toMatchObject({ timeout: 5_000 })
  })
  it('is null when the visitor refuses, and in a browser without it [CITY-29]', async () => {
    stub((_found, failed) => (failed as () => void)())
    expect(await createGeolocation().locate(5_000)).toBeNull()
    vi.stubGlobal('navigator', {})
    expect(await createGeolocation().locate(5_000)).toBeNull()
  })
})
