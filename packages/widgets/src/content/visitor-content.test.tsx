import {
  addProductComment,
  addStoreFeedback,
  askAboutProduct,
  loadBestComment,
  loadBlogPosts,
  loadProductQuestions,
} from '@prilavok/contracts'
import type { TestEffects } from '@prilavok/core/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { en } from '../labels/en'
import { showInShop } from '../testing/show-in-shop'
import { BestComment } from './best-comment'
import { BlogList } from './blog-list'
import { BlogPost } from './blog-post'
import { OrderReviews } from './order-reviews'
import { ProductCommentButton } from './product-comment-button'
import { ProductQuestions } from './product-questions'
import { StoreFeedbackButton } from './store-feedback-button'

const HOSTILE = '<img src=x onerror="x()"><script>x()</script>'
const press = (name: string) => act(() => void fireEvent.click(screen.getByRole('button', { name })))
const type = (label: RegExp, value: string) =>
  fireEvent.input(screen.getByLabelText(label, { selector: 'input, textarea' }), { target: { value } })

describe('the list of the blog', () => {
  const post = (id: string, more: object = {}) => ({
    id,
    title: `Статья ${id}`,
    isVisible: true,
    createdOn: '2026-02-01T10:00:00',
    shortId: id,
    seoUrlName: 'statya',
    ...more,
  })
  const list = (items: readonly object[], pageIndex = 1) => ({
    items,
    paging: { pageIndex, pageSize: 2, pageCount: 3, totalCount: 6 },
  })
  const show = (script: (test: TestEffects) => void) => showInShop(<BlogList />, { script })

  it('[CONTENT-02] [CONTENT-04] shows cards with title, picture, text, date and a link', async () => {
    const { settle, container } = show(({ respond }) =>
      respond(
        loadBlogPosts,
        list([
          post('a', {
            shortDescriptionHtml: '<b onclick="x()">Коротко</b><script>x()</script>',
            shortDescription: 'нет',
          }),
          post('b', { shortDescription: HOSTILE, picture: { relativePath: '/images/b.webp' } }),
          post('c', { isVisible: false }),
        ]),
      ),
    )
    await settle()
    expect(screen.getAllByRole('listitem').filter((item) => item.querySelector('h3'))).toHaveLength(2)
    expect(screen.getByRole('link', { name: 'Статья a' }).getAttribute('href')).toBe('/blog/a/statya')
    await waitFor(() => expect(screen.getByText('Коротко').tagName).toBe('B'))
    expect(screen.getByText('Коротко').hasAttribute('onclick')).toBe(false)
    expect(screen.queryByText('нет')).toBeNull()
    expect(screen.getByText(HOSTILE)).toBeTruthy()
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/images/b.webp')
    expect(screen.getAllByText('01.02.2026')).toHaveLength(2)
    expect(container.querySelector('script')).toBeNull()
  })

  it('[CONTENT-08] turns its pages, and searches', async () => {
    const { settle, advance, callsOf } = show(({ always }) =>
      always(loadBlogPosts, ({ query }) => list([post('a')], Number(query?.pageIndex))),
    )
    await settle()
    press('Страница 3')
    await settle()
    type(/Поиск по блогу/, 'полы')
    await advance(300)
    await settle()
    expect(callsOf(loadBlogPosts).map(({ input }) => [input.query?.pageIndex, input.query?.search])).toEqual([
      [1, ''],
      [3, ''],
      [1, 'полы'],
    ])
  })

  it('says that nothing was found, and that it could not be loaded', async () => {
    const { settle } = show(({ refuse, respond }) => {
      refuse(loadBlogPosts, { kind: 'network' })
      respond(loadBlogPosts, { items: [], paging: { pageIndex: 1, pageSize: 2, pageCount: 1 } })
    })
    await settle()
    press('Повторить')
    await settle()
    expect(screen.getByText('Ничего не нашли. Попробуйте другие слова.')).toBeTruthy()
  })
})

describe('a blog post', () => {
  it('[CONTENT-09] [CONTENT-10] [CONTENT-11] is shown from the fields of the element blog-post, which is hidden until then', async () => {
    const { settle } = showInShop(
      <div id="blog-post" className="shop-own hidden">
        <BlogPost />
      </div>,
      {
        script: ({ page }) =>
          page.fields.set('blog-post', {
            title: HOSTILE,
            createdOn: '2026-02-01T10:05:00',
            detailedDescription: '<p onclick="x()">Текст</p><script>x()</script>',
          }),
      },
    )
    await settle()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(HOSTILE)
    expect(screen.getByText('01.02.2026 10:05')).toBeTruthy()
    expect(screen.getByText('Текст').hasAttribute('onclick')).toBe(false)
    const element = document.getElementById('blog-post') ?? expect.unreachable()
    expect(element.className).toBe('shop-own')
    expect(element.querySelector('script')).toBeNull()
  })

  it('[CONTENT-11] stays hidden on a page without its fields', async () => {
    const { settle } = showInShop(
      <div id="blog-post" className="hidden">
        <BlogPost />
      </div>,
    )
    await settle()
    expect(document.getElementById('blog-post')?.className).toBe('hidden')
  })
})

describe('what buyers say of a product', () => {
  const comment = {
    id: 'c',
    productId: 'p',
    userName: HOSTILE,
    createdUtc: '2026-02-01T10:05:00',
    score: 4.5,
    text: `Первая\n${HOSTILE}`,
    answer: 'Спасибо',
  }

  it('[CONTENT-16] shows the best review with stars and its moment, as text', async () => {
    const { settle, container } = showInShop(<BestComment id="p" />, {
      script: ({ respond }) => respond(loadBestComment, comment),
    })
    await settle()
    expect(screen.getByText('01.02.2026 10:05')).toBeTruthy()
    expect(screen.getByRole('img', { name: '4,5 из 5' })).toBeTruthy()
    expect(screen.getByText(HOSTILE)).toBeTruthy()
    expect(container.querySelector('script, img')).toBeNull()
  })

  it('[CONTENT-17] shows nothing where there is none or it could not be loaded', async () => {
    const { settle, container, reports } = showInShop(<BestComment id="p" />, {
      script: ({ refuse }) => refuse(loadBestComment, { kind: 'network' }),
    })
    await settle()
    expect(container.textContent).toBe('')
    expect(reports).toHaveLength(1)
  })

  it('[CONTENT-18] [CONTENT-15] sends a review from a window, with stars or without', async () => {
    const page = showInShop(<ProductCommentButton id="p" />, {
      script: ({ respond }) => respond(addProductComment, { succeed: true, id: 'c' }),
    })
    press('Написать отзыв')
    await page.settle()
    expect(screen.getByRole('dialog', { name: 'Отзыв о товаре' })).toBeTruthy()
    press('Отправить отзыв')
    await page.settle()
    expect(page.callsOf(addProductComment)).toEqual([])
    fireEvent.click(screen.getByRole('radio', { name: '4 из 5' }))
    type(/Имя/, 'Анна')
    type(/^Отзыв/, HOSTILE)
    press('Отправить отзыв')
    await page.settle()
    expect(page.callsOf(addProductComment).map(({ input }) => input.body)).toEqual([
      { productId: 'p', userName: 'Анна', text: HOSTILE, score: 4, reCaptchaToken: '' },
    ])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('[CONTENT-26] [CONTENT-27] [CONTENT-29] asks with name, phone and a question, without an address, and an empty token without a key', async () => {
    const page = showInShop(<ProductQuestions id="p" />, {
      script: ({ respond, always }) => {
        always(loadProductQuestions, () => ({ items: [] }))
        respond(askAboutProduct, { succeed: true })
      },
    })
    await page.settle()
    press('Задать вопрос')
    await page.settle()
    type(/Имя/, 'Анна')
    press('Отправить вопрос')
    await page.settle()
    expect(page.callsOf(askAboutProduct)).toEqual([])
    type(/Телефон/, '+7 (912) 345-67-89')
    press('Отправить вопрос')
    await page.settle()
    // Nothing is asked.
    expect(page.callsOf(askAboutProduct)).toEqual([])
    expect(screen.getByLabelText('Вопрос').getAttribute('aria-invalid')).toBe('true')
    type(/^Вопрос/, 'Сколько в паллете?')
    press('Отправить вопрос')
    await page.settle()
    const [sent] = page.callsOf(askAboutProduct).map(({ input }) => input.body)
    expect(sent).toMatchObject({
      Model: { ProductId: 'p', UserName: 'Анна', Question: 'Сколько в паллете?', Email: '' },
      ReCaptchaToken: '',
    })
  })

  it('[CONTENT-28] shows questions with their answers, as text', async () => {
    const { settle, container } = showInShop(<ProductQuestions id="p" />, {
      script: ({ respond }) =>
        respond(loadProductQuestions, {
          items: [{ id: 'q', userName: 'Анна', question: HOSTILE, answer: 'Да', createdOn: '2026-02-01T10:05:00' }],
        }),
    })
    await settle()
    expect(screen.getByText(HOSTILE)).toBeTruthy()
    expect(screen.getByText('Да')).toBeTruthy()
    expect(container.querySelector('script, img')).toBeNull()
  })
})

it('[CONTENT-24] [CONTENT-25] feedback on the shop is sent from a window with name, text and score', async () => {
  const page = showInShop(<StoreFeedbackButton />, {
    script: ({ respond }) => respond(addStoreFeedback, { succeed: true }),
  })
  press('Написать отзыв')
  await page.settle()
  fireEvent.click(screen.getByRole('radio', { name: '5 из 5' }))
  type(/Имя/, 'Анна')
  type(/^Отзыв/, 'Быстро')
  press('Отправить отзыв')
  await page.settle()
  expect(page.callsOf(addStoreFeedback).map(({ input }) => input.body)).toEqual([
    { userName: 'Анна', text: 'Быстро', score: 5, reCaptchaToken: '' },
  ])
})

describe('reviews of orders', () => {
  const review = (size: string) => ({
    id: size,
    userName: HOSTILE,
    createdOn: '2026-02-01T10:05:00',
    cityName: 'Тверь',
    data: {
      DeliveryPrice: 10,
      DeliverySpeed: 20,
      ProductPrice: 30,
      ProductQuality: 40,
      SiteUsability: 50,
      Staff: 60,
      WillOrderAgain: 70,
      OrderSize: size,
      TransportCompanyImagePath: '/images/carrier/Cdek.svg',
    },
  })

  it('[CONTENT-21] [CONTENT-22] [CONTENT-23] show who, when, where, each scale as N/100, the size and the carrier', () => {
    const data = JSON.stringify([review('Large'), review('Medium'), review('Small')])
    const { container } = showInShop(<OrderReviews data={data} />)
    const [first] = [...container.querySelectorAll('.pk-order-reviews__review')]
    const text = first?.textContent ?? ''
    for (const part of [
      HOSTILE,
      'Тверь',
      '01.02.2026 10:05',
      '50/100',
      '60/100',
      '20/100',
      '10/100',
      '40/100',
      '30/100',
      '70/100',
    ])
      expect(text).toContain(part)
    expect(['Большой', 'Средний', 'Маленький'].map((size) => screen.getAllByText(`Заказ: ${size}`).length)).toEqual([
      1, 1, 1,
    ])
    expect(first?.querySelector('img')?.getAttribute('src')).toBe('/images/carrier/Cdek.svg')
    expect(container.querySelector('script')).toBeNull()
  })

  it('say that there are none, in English too', () => {
    showInShop(<OrderReviews />, { labels: en })
    expect(screen.getByText('There are no reviews yet.')).toBeTruthy()
  })
})
