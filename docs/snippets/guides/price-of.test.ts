import { afterEach, expect, it, vi } from 'vitest'
import { priceOf } from './price-of'

afterEach(() => void vi.unstubAllGlobals())

it('the program that needs only the contract asks the server, and does not take an answer of another shape', async () => {
  const fetched = vi
    .fn<(address: URL) => Promise<Response>>()
    .mockResolvedValueOnce(Response.json({ items: [], total: 12.5 }))
    .mockResolvedValueOnce(Response.json({ sum: 12.5 }))
  vi.stubGlobal('fetch', fetched)
  expect(await priceOf('https://shop.example', ['42'])).toBe(12.5)
  expect(String(fetched.mock.calls[0]?.[0])).toBe('https://shop.example/api/cart/calculate')
  await expect(priceOf('https://shop.example', ['42'])).rejects.toThrow('total')
})
