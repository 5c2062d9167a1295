import { expect, it, vi } from 'vitest'

it('the headless program prices its cart with the server of the page', async () => {
  const asked: string[] = []
  const said = vi.spyOn(console, 'log').mockImplementation(() => {})
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return Response.json({ items: [{ id: '42', name: 'Дрель', price: 4500, hashCode: '1' }], total: 4500 })
  })
  await import('./headless')
  await vi.waitFor(() => expect(said.mock.calls.at(-1)?.[0]).toBe('ready'), { timeout: 30_000 })
  expect(asked).toEqual(['http://127.0.0.1:8080/api/cart/calculate'])
  expect(String(said.mock.calls.at(-1)?.[1]).replace(/\s/g, ' ')).toBe('4 500 ₽')
  vi.unstubAllGlobals()
  said.mockRestore()
}, 60_000)
