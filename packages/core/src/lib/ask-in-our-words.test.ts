import { loadCityByLocation } from '@prilavok/contracts'
import { describe, expect, it } from 'vitest'
import type { Http } from '../effects'
import { createTestHttp } from '../testing'
import { askInOurWords } from './ask-in-our-words'

const place = { query: { latitude: 55.75, longitude: 37.62 } }

describe('a call with words for its answer', () => {
  it('answers in our words', async () => {
    const { http, answer } = createTestHttp()
    answer(loadCityByLocation, { showedCityId: 77, showedCityName: 'Москва', showedCityShortGuid: 'a' })
    expect(await askInOurWords(http, loadCityByLocation, place)).toEqual({
      ok: true,
      value: { id: '77', name: 'Москва' },
    })
  })

  it('passes a refusal on', async () => {
    const { http, refuse } = createTestHttp()
    refuse(loadCityByLocation, { kind: 'status', status: 500 })
    expect(await askInOurWords(http, loadCityByLocation, place)).toMatchObject({
      ok: false,
      error: { kind: 'status', status: 500 },
    })
  })

  it('never rejects: words that do not come are a failure of the network', async () => {
    const http: Http = async () => ({ ok: true, value: {} as never })
    const wordless: typeof loadCityByLocation = {
      ...loadCityByLocation,
      wire: () => Promise.reject(new Error('Failed to fetch')),
    }
    expect(await askInOurWords(http, wordless, place)).toEqual({
      ok: false,
      error: { kind: 'network', message: 'Network Error' },
    })
  })
})
