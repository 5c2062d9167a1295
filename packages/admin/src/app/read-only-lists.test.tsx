import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createMemoryUrl } from '../kit/lib/url-port'
import type { Descriptor } from '../kit/describe/descriptor.types'
import { json, staffFixture } from '../testing/staff-fixture'
import { DataTable } from '../kit/table/data-table'
import { loadDescriptor } from './menu'

const on = '2026-02-10T09:00:00Z'
const ROWS: Readonly<Record<string, readonly [row: object, text: string]>> = {
  productStockSubscriber: [
    {
      id: '1',
      kind: 'Stock',
      productId: '7',
      productName: 'Цемент',
      availability: 'InStock',
      status: 'Waiting',
      createdOn: on,
    },
    'Цемент',
  ],
  'dynamic-category': [
    {
      id: '1',
      name: 'Белые смеси',
      templateId: '2',
      templateName: 'По цвету',
      categoryName: 'Смеси',
      seoUrlName: 'belye',
      url: '/catalog/belye/',
      filters: [],
      productCount: 4,
      isVisible: true,
      createdOn: on,
    },
    'Белые смеси',
  ],
  log: [
    { id: '1', createdOn: on, level: 'Error', source: 'server', message: 'Служба не ответила' },
    'Служба не ответила',
  ],
  survey: [
    { id: '1', shortTitle: 'Удобно ли?', isActive: true, optionsCount: 2, answersCount: 0, createdOn: on },
    'Удобно ли?',
  ],
}

beforeEach(() => {
  localStorage.clear()
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(900)
})
afterEach(() => vi.restoreAllMocks())

/** What a list of this resource offers whoever may do everything: its links to records and to a new one. */
async function linksOf(key: string): Promise<readonly string[]> {
  const [row, text] = ROWS[key] ?? [{}, '']
  const paging = { pageIndex: 1, pageSize: 100, pageCount: 1, totalCount: 1, totalIsExact: true, nextCursor: null }
  const { Wing } = staffFixture(({ url }) => json({ items: url.includes('/preview') ? [row] : [], paging }))
  const descriptor = (await loadDescriptor(key)) as Descriptor
  const { unmount } = render(
    <Wing>
      <DataTable descriptor={descriptor} url={createMemoryUrl()} prefix="" />
    </Wing>,
  )
  await screen.findAllByText(text)
  const links = [...document.querySelectorAll(`a[href^="/staff#/${key}/"]`)].map(
    (link) => link.getAttribute('href') ?? '',
  )
  unmount()
  return links
}

it('lists of records that no call saves are read-only; a survey can be edited, for this contract has the calls [ADMIN-13]', async () => {
  expect(await linksOf('productStockSubscriber')).toEqual([])
  expect(await linksOf('dynamic-category')).toEqual([])
  expect(await linksOf('log')).toEqual([])
  expect(await linksOf('survey')).toEqual(expect.arrayContaining(['/staff#/survey/1', '/staff#/survey/new']))
})
