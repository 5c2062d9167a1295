import { describe, expect, it } from 'vitest'
import { addressOf, parseResponse, searchCatalogue } from './index'

describe('the search call', () => {
  it('[SEARCH-02] [SEARCH-08] has the text in its path, a slash as %2F', () => {
    expect(addressOf(searchCatalogue, { params: { term: 'клей 5/10' } })).toEqual({
      method: 'GET',
      address: '/api/search/%D0%BA%D0%BB%D0%B5%D0%B9%205%2F10',
    })
  })

  it('[SEARCH-01] reads groups of names and addresses, and what servers add to them', async () => {
    const response = await parseResponse(searchCatalogue, {
      groups: [
        { name: 'Товары', items: [{ name: 'Клей', redirectTo: '/product/7', price: 120.5, imageUrl: '/7.webp' }] },
        { name: 'Категории', items: [{ name: 'Клеи', redirectTo: '/catalog/klei' }] },
      ],
      correctedQuery: 'клей',
    })
    expect(response).toMatchObject({
      ok: true,
      value: {
        groups: [
          { name: 'Товары', items: [{ name: 'Клей', redirectTo: '/product/7', price: 12_050, picture: '/7.webp' }] },
          { name: 'Категории', items: [{ name: 'Клеи', redirectTo: '/catalog/klei', price: null, picture: null }] },
        ],
        correctedQuery: 'клей',
      },
    })
  })

  it.each([[{}], [{ groups: null }], [{ groups: [] }]])('reads %j as nothing found', async (response) => {
    expect(await parseResponse(searchCatalogue, response)).toMatchObject({
      ok: true,
      value: { groups: [], correctedQuery: null },
    })
  })

  it('leaves a broken item out and keeps the rest', async () => {
    const response = await parseResponse(searchCatalogue, {
      groups: [
        {
          name: 'Товары',
          items: [
            { name: 7, redirectTo: '/a' },
            { name: 'Лак', redirectTo: '/lak' },
          ],
        },
      ],
    })
    expect(response).toMatchObject({
      ok: true,
      value: { groups: [{ items: [{ name: 'Лак' }] }] },
      dropped: [expect.anything()],
    })
  })
})
