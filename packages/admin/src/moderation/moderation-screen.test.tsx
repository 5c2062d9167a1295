import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { productComment } from './product-comment.descriptor'
import { userProductQuestion } from './user-product-question.descriptor'
import type { Descriptor } from '../kit/describe/descriptor.types'
import { json, staffFixture } from '../testing/staff-fixture'
import { createMemoryUrl } from '../kit/lib/url-port'
import { ModerationScreen } from './moderation-screen'

type Fields = Record<string, unknown>
beforeEach(() => history.replaceState(null, '', '#/'))

function open(descriptor: Descriptor, more: Fields = {}, permissions?: readonly string[]) {
  const records = new Map<string, Fields>(
    ['1', '2', '3'].map((id) => [
      id,
      {
        id,
        version: 1,
        status: 'New',
        userName: `Автор ${id}`,
        productId: '7',
        score: 5,
        text: `Отзыв ${id}`,
        question: `Вопрос ${id}`,
        answer: null,
        pictures: [],
        source: 'Site',
        isVerifiedPurchase: false,
        isBest: false,
        likes: 0,
        dislikes: 0,
        sendAnswerByEmail: false,
        createdUtc: '2026-02-01T10:00:00Z',
        createdOn: '2026-02-01T10:00:00Z',
        updatedOn: '2026-02-01T10:00:00Z',
        ...more,
      },
    ]),
  )
  const saves: Fields[] = []
  const asked: string[] = []
  const fixture = staffFixture(async (request) => {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname.endsWith('/preview')) {
      asked.push(searchParams.toString())
      const items = [...records.values()]
        .filter(({ status }) => searchParams.getAll('status').includes(String(status)))
        .map((each) => ({
          ...each,
          productName: 'Цемент',
          textStart: each['text'],
          questionStart: each['question'],
          hasPictures: false,
          hasAnswer: false,
        }))
      const paging = {
        pageIndex: 1,
        pageSize: 30,
        pageCount: 1,
        totalCount: items.length,
        totalIsExact: true,
        nextCursor: null,
      }
      return json({ items, paging })
    }
    if (request.method === 'GET') {
      const record = records.get(pathname.split('/').at(-1) ?? '') ?? {}
      return json(record, 200, { ETag: `"v${String(record['version'])}"` })
    }
    const body = (await request.json()) as Fields
    saves.push(body)
    const saved = { ...body, version: Number(/\d+/.exec(request.headers.get('If-Match') ?? '')?.[0]) + 1 }
    records.set(String(body['id']), saved)
    return json({ id: body['id'], version: saved.version, updatedOn: '', model: saved }, 200, {
      ETag: `"v${saved.version}"`,
    })
  }, permissions)
  render(
    <fixture.Wing>
      <ModerationScreen resource={descriptor.resource.key} descriptor={descriptor} url={createMemoryUrl()} />
    </fixture.Wing>,
  )
  return { ...fixture, saves, asked, records }
}
const card = (name: string) => screen.findByRole('article', { name })
const key = (code: string) => fireEvent.keyDown(document.body, { code })

it('decides by keys alone: publish, reject, next; each goes at once and the queue counts down', async () => {
  const { saves, asked, notices } = open(productComment)
  await card('Отзыв 1')
  expect(screen.getByText('Ждут решения: 3')).toBeTruthy()
  expect(asked[0]).toContain('status=New&status=OnModeration')
  key('KeyP')
  await card('Отзыв 2')
  expect(screen.getByText('Ждут решения: 2')).toBeTruthy()
  key('KeyJ')
  await card('Отзыв 3')
  key('KeyX')
  await waitFor(() =>
    expect(saves.map(({ id, status }) => [id, status])).toEqual([
      ['1', 'Published'],
      ['3', 'Rejected'],
    ]),
  )
  await waitFor(() => expect(notices.map(({ text }) => text)).toEqual(['Опубликовано', 'Отклонено']))
})

it('takes a decision back by the opposite save', async () => {
  const { notices, records } = open(productComment)
  await card('Отзыв 1')
  key('KeyP')
  await waitFor(() => expect(notices[0]?.text).toBe('Опубликовано'))
  notices[0]?.action?.onPress()
  await waitFor(() => expect(records.get('1')).toMatchObject({ status: 'New', version: 3 }))
  await card('Отзыв 1')
})

it('publishes a question with its answer alone, and says so', async () => {
  const { saves } = open(userProductQuestion)
  await card('Вопрос 1')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Опубликовать' }).disabled).toBe(true)
  expect(screen.getByText('Сначала напишите ответ')).toBeTruthy()
  key('KeyP')
  const field = screen.getByLabelText('Ответ')
  expect(document.activeElement).toBe(field)
  fireEvent.change(field, { target: { value: 'Два килограмма' } })
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true })
  await waitFor(() => expect(saves).toMatchObject([{ id: '1', status: 'Answered', answer: 'Два килограмма' }]))
})

it('shows the queue and decides nothing for whoever may only read [ADMIN-15]', async () => {
  const { saves } = open(productComment, {}, ['product-comment:read'])
  await card('Отзыв 1')
  expect(screen.queryByRole('button', { name: 'Опубликовать' })).toBeNull()
  key('KeyP')
  key('KeyJ')
  await card('Отзыв 2')
  expect(saves).toEqual([])
})

it('says that nothing waits', async () => {
  open(productComment, { status: 'Published' })
  expect(await screen.findByText('Всё разобрано')).toBeTruthy()
})
