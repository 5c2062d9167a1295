import { render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { feature } from '../../flags/feature.descriptor'
import { json, staffFixture } from '../../testing/staff-fixture'
import { createMemoryUrl } from '../lib/url-port'
import { DataTable } from './data-table'

const row = { id: '1', version: 1, name: 'flag', title: 'Флаг', isEnabled: true, rolloutPercent: 0, audience: 'All' }

beforeEach(() => {
  localStorage.clear()
  // A grid with a measured height, which happy-dom does not lay out.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(900)
})
afterEach(() => vi.restoreAllMocks())

function open(query: string) {
  const fixture = staffFixture((request) =>
    json({
      items: new URL(request.url).pathname.endsWith('/views') ? [] : [row],
      paging: { pageIndex: 1, pageSize: 100, pageCount: 1, totalCount: 1, totalIsExact: true, nextCursor: null },
    }),
  )
  const url = createMemoryUrl()
  url.write(query, 'replace')
  const descriptor = { ...feature, opensWith: { isEnabled: ['false'] } }
  render(
    <fixture.Wing>
      <DataTable descriptor={descriptor} url={url} />
    </fixture.Wing>,
  )
  return url
}

it('a list opens with its own filters where its address asks for nothing', async () => {
  const url = open('')
  await waitFor(() => expect(url.read()).toBe('isEnabled=false'))
})

it('and with what its address asks for', async () => {
  const url = open('search=flag')
  await screen.findByRole('link', { name: 'flag' })
  expect(url.read()).toBe('search=flag')
})

it('its columns fill the frame: the last of words takes what the others leave', async () => {
  open('search=flag')
  const grid = await screen.findByRole('grid')
  const tracks = (grid.firstElementChild as HTMLElement).style.getPropertyValue('--_columns')
  expect(tracks.match(/minmax\(\d+px, 1fr\)/g)).toHaveLength(1)
})
