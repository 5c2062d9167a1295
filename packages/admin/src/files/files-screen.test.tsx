import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { json, staffFixture } from '../testing/staff-fixture'
import { FilesScreen } from './files-screen'

const stored = {
  id: 'f1',
  type: 'ProductPicture',
  name: 'дрель.png',
  contentType: 'image/png',
  sizeBytes: 2048,
  previewUrl: '/files/f1',
  width: 800,
  height: 600,
  createdOn: '2026-01-01T00:00:00Z',
  createdByName: 'Анна',
  usesCount: 2,
}
const edition = {
  ...stored,
  url: '/files/f1',
  uses: [{ resource: 'product', id: '7', part: 'pictures' }],
  hiddenUses: 1,
  replacedOn: null,
  replacedByName: null,
  mayChange: true,
  mayTakeBack: false,
}

const product = { id: '7', name: 'Дрель', article: 'D-1', price: 100, availability: 'InStock' }

beforeEach(() => {
  // A grid with a measured height, which happy-dom does not lay out.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(600)
  localStorage.clear()
  location.hash = '#/files'
})

afterEach(() => vi.restoreAllMocks())

/** The screen over a server with one file. */
function open(id: string | null, file: Partial<typeof edition> = {}, permissions?: readonly string[]) {
  const requests: string[] = []
  let current = { ...edition, ...file }
  const answer = (path: string): unknown => {
    if (/product/i.test(path)) return path.endsWith('/7') ? product : { items: [product] }
    if (path.includes('/preview')) {
      const paging = { pageIndex: 1, pageSize: 100, pageCount: 1, totalCount: 1, totalIsExact: true, nextCursor: null }
      return { items: [stored], paging }
    }
    return current
  }
  const fixture = staffFixture((request) => {
    const { pathname } = new URL(request.url)
    requests.push(`${request.method} ${pathname.replace('/api/admin/', '')}`)
    if (request.method === 'DELETE' && current.usesCount > 0)
      return json({ type: '', title: 'Файл используется', status: 409, code: 'file-in-use', traceId: '' }, 409)
    if (request.method === 'DELETE') return new Response(null, { status: 204 })
    return json(answer(pathname))
  }, permissions)
  render(
    <fixture.Wing>
      <FilesScreen id={id} />
    </fixture.Wing>,
  )
  return { ...fixture, requests, set: (next: Partial<typeof edition>) => (current = { ...current, ...next }) }
}

it('lists files with their pictures and sizes, each leading to its page', async () => {
  open(null)
  const link = await screen.findByRole('link', { name: 'дрель.png' })
  expect(link.getAttribute('href')).toBe('/staff#/files/f1')
  expect(screen.getByRole('grid').textContent).toContain('2\u00a0КБ')
  expect(screen.queryByRole('button', { name: 'Виды' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Загрузить файлы' }))
  expect(screen.getByLabelText('Для чего файлы')).toBeTruthy()
})

it('whoever may only read is offered no upload', async () => {
  open(null, {}, ['file:read'])
  await screen.findByRole('link', { name: 'дрель.png' })
  expect(screen.queryByRole('button', { name: 'Загрузить файлы' })).toBeNull()
})

it('names the places that show a file with links, and those that the role does not open as a number', async () => {
  open('f1')
  const link = await screen.findByRole('link', { name: 'Дрель' })
  expect(link.getAttribute('href')).toBe('/staff#/product/7?tab=pictures')
  expect(screen.getByText('Ещё 1 место в разделах, на которые у вас нет прав.')).toBeTruthy()
})

it('a file that is shown is not deleted: the places are named', async () => {
  const { requests } = open('f1')
  fireEvent.click(await screen.findByRole('button', { name: 'Удалить' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Файл используется' }))
  expect(await dialog.findByRole('link', { name: 'Дрель' })).toBeTruthy()
  expect(dialog.queryByRole('button', { name: 'Удалить' })).toBeNull()
  expect(requests.some((each) => each.startsWith('DELETE'))).toBe(false)
})

it('a file that came into use meanwhile says so instead of going', async () => {
  const { set } = open('f1', { usesCount: 0, uses: [], hiddenUses: 0 })
  fireEvent.click(await screen.findByRole('button', { name: 'Удалить' }))
  const question = await screen.findByRole('dialog', { name: 'Удалить «дрель.png»?' })
  set(edition)
  fireEvent.click(within(question).getByRole('button', { name: 'Удалить' }))
  expect(await screen.findByRole('dialog', { name: 'Файл используется' })).toBeTruthy()
})

it('an unused file goes after a question', async () => {
  const { opened, notices } = open('f1', { usesCount: 0, uses: [], hiddenUses: 0 })
  fireEvent.click(await screen.findByRole('button', { name: 'Удалить' }))
  const question = await screen.findByRole('dialog', { name: 'Удалить «дрель.png»?' })
  fireEvent.click(within(question).getByRole('button', { name: 'Удалить' }))
  await waitFor(() => expect(opened).toEqual(['/staff#/files']))
  expect(notices.map(({ text }) => text)).toEqual(['Файл «дрель.png» удалён'])
})

it('a replacement can be taken back from its notice', async () => {
  const sent: string[] = []
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      upload = {}
      onload = () => {}
      status = 200
      responseText = '{}'
      open(method: string, url: string) {
        sent.push(`${method} ${new URL(url).pathname}`)
      }
      setRequestHeader() {}
      send() {
        this.onload()
      }
    },
  )
  onTestFinished(() => void vi.unstubAllGlobals())
  const { requests, notices, set } = open('f1')
  const field = await screen.findByLabelText('Заменить')
  set({ name: 'новая.png', mayTakeBack: true })
  fireEvent.change(field, { target: { files: [new File(['x'], 'новая.png')] } })
  expect(await screen.findByRole('heading', { level: 1, name: 'новая.png' })).toBeTruthy()
  expect(sent).toEqual(['POST /api/admin/fileStorage/f1/replace'])
  expect(screen.getByRole('button', { name: 'Вернуть прежний' })).toBeTruthy()
  set(edition)
  notices[0]?.action?.onPress()
  expect(await screen.findByRole('heading', { level: 1, name: 'дрель.png' })).toBeTruthy()
  expect(requests).toContain('POST fileStorage/f1/takeBack')
})
