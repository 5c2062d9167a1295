import { answerSurvey, loadSurvey, sendAbandonedSurvey, sendOrderSurvey } from '@prilavok/contracts/survey'
import type { TestEffects } from '@prilavok/core/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { en } from '../labels/en'
import { NotificationStack } from '../notifications/notification-stack'
import { showInShop } from '../testing/show-in-shop'
import { AbandonedSurvey } from './abandoned-survey'
import { OrderSurvey } from './order-survey'
import { SurveyButton } from './survey-button'

const SURVEY = {
  id: 's1',
  state: 'Exists',
  shortTitle: 'Удобно?',
  detailedTitle: '<img src=x onerror=x()>',
  hint: 'Один ответ',
  options: [
    { id: 'yes', name: 'Да' },
    { id: 'no', name: 'Нет' },
  ],
}
const FAILED = 'Возникла проблема при голосовании. Скоро починим!'
const press = (name: string) => act(() => void fireEvent.click(screen.getByRole('button', { name })))

describe('the survey button', () => {
  const show = (script: (test: TestEffects) => void = () => {}) =>
    showInShop(
      <>
        <SurveyButton />
        <NotificationStack />
      </>,
      {
        script: (test) => {
          test.always(loadSurvey, () => SURVEY)
          script(test)
        },
      },
    )
  const opened = async (script?: (test: TestEffects) => void) => {
    const page = show(script)
    await page.settle()
    await page.advance(2_500)
    press('Удобно?')
    await page.settle()
    return page
  }

  it('[SURVEY-05] appears after 2.5 s if there is a survey', async () => {
    const page = show()
    await page.settle()
    await page.advance(2_499)
    expect(screen.queryByRole('button', { name: 'Удобно?' })).toBeNull()
    await page.advance(1)
    expect(screen.getByRole('button', { name: 'Удобно?' })).toBeTruthy()
  })

  it('[SURVEY-06] opens a window with the question as text, its hint and its answers', async () => {
    await opened()
    expect(screen.getByRole('dialog', { name: '<img src=x onerror=x()>' })).toBeTruthy()
    expect(screen.getByText('Один ответ')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Нет' })).toBeTruthy()
  })

  it('[SURVEY-10] thanks for an answer, and the button is gone [SURVEY-08]', async () => {
    const page = await opened((test) => test.respond(answerSurvey, { succeed: true }))
    press('Нет')
    await page.settle()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Удобно?' })).toBeNull()
    expect(screen.getByText('Спасибо за ваш ответ!')).toBeTruthy()
  })

  it('[SURVEY-09] says that an answer could not be sent, and is done', async () => {
    const page = await opened((test) => test.refuse(answerSurvey, { kind: 'network' }))
    press('Да')
    await page.settle()
    expect(screen.getByText(FAILED)).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('[SURVEY-09] says that the survey could not be loaded', async () => {
    const page = show((test) => test.refuse(loadSurvey, { kind: 'network' }))
    await page.settle()
    expect(screen.getByText(FAILED)).toBeTruthy()
  })

  it('[SURVEY-07] goes when the visitor does not want to answer', async () => {
    const page = await opened()
    press('Не хочу отвечать')
    await page.settle()
    expect(screen.queryByRole('button', { name: 'Удобно?' })).toBeNull()
    expect(page.callsOf(answerSurvey)).toEqual([])
  })
})

describe('the survey of an order', () => {
  const show = (script?: (test: TestEffects) => void) =>
    showInShop(
      <>
        <OrderSurvey id="key" />
        <NotificationStack />
      </>,
      { ...(script && { script }) },
    )
  const slider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name })
  const move = (name: string, value: number) => fireEvent.input(slider(name), { target: { value: String(value) } })

  it('[SURVEY-11] [SURVEY-12] has seven scales in the middle and three comments', () => {
    show()
    expect(screen.getAllByRole<HTMLInputElement>('slider').map(({ value }) => value)).toEqual(Array(7).fill('50'))
    expect(screen.getAllByRole('textbox')).toHaveLength(3)
    expect(screen.getAllByRole('checkbox')).toHaveLength(15)
  })

  it('takes a mark that nobody has given for none, and a press on the handle for the middle', () => {
    const { container } = show()
    expect(slider('Удобство сайта').getAttribute('aria-valuetext')).toBe('нет оценки')
    expect(container.querySelectorAll('[data-given]')).toHaveLength(0)
    fireEvent.click(slider('Удобство сайта'))
    expect(slider('Удобство сайта').getAttribute('aria-valuetext')).toMatch(/^50 из 100/)
    expect(container.querySelectorAll('[data-given]')).toHaveLength(1)
  })

  it('[SURVEY-17] has eleven faces over 0 to 100, told in words as well', () => {
    const { container } = show()
    const face = () => container.querySelector('.pk-emoji-slider__face')?.textContent
    expect([slider('Удобство сайта').min, slider('Удобство сайта').max]).toEqual(['0', '100'])
    const faces = new Set<unknown>()
    for (let mark = 0; mark <= 100; mark += 10) {
      move('Удобство сайта', mark)
      faces.add(face())
    }
    expect(faces.size).toBe(11)
    expect(slider('Удобство сайта').getAttribute('aria-valuetext')).toBe('100 из 100: восторг')
  })

  it('[SURVEY-13] [SURVEY-14] [SURVEY-15] [SURVEY-16] sends everything and loads the page anew', async () => {
    const page = show((test) => test.respond(sendOrderSurvey, { succeed: true }))
    move('Работа сотрудников', 90)
    fireEvent.input(screen.getByLabelText(/О доставке/), { target: { value: 'Быстро' } })
    for (const name of ['Для себя', 'Делаю оборудование', 'С Авито'])
      fireEvent.click(screen.getByRole('checkbox', { name }))
    press('Отправить отзыв')
    await page.settle()
    expect(page.callsOf(sendOrderSurvey)[0]?.input.body).toMatchObject({
      id: 'key',
      staff: 90,
      siteUsability: null,
      deliveryComment: 'Быстро',
      forPersonalUse: true,
      forResale: false,
      makingEquipment: true,
      fromAvito: true,
    })
    expect(page.visited).toEqual(['reload'])
  })

  it('[SURVEY-21] that could not be sent says so and keeps everything', async () => {
    const page = show((test) => test.refuse(sendOrderSurvey, { kind: 'status', status: 500 }))
    move('Цена товара', 10)
    fireEvent.input(screen.getByLabelText(/О заказе/), { target: { value: '</textarea><script>x()</script>' } })
    press('Отправить отзыв')
    await page.settle()
    expect(screen.getByText(FAILED)).toBeTruthy()
    expect(slider('Цена товара').value).toBe('10')
    expect(screen.getByLabelText<HTMLTextAreaElement>(/О заказе/).value).toBe('</textarea><script>x()</script>')
    expect(page.visited).toEqual([])
  })

  it('speaks English too', () => {
    showInShop(<OrderSurvey id="key" />, { labels: en })
    expect(slider('Our staff').getAttribute('aria-valuetext')).toBe('not rated')
  })
})

describe('the survey of an abandoned order', () => {
  it('[SURVEY-18] [SURVEY-19] [SURVEY-20] sends reasons and comment and loads the page anew', async () => {
    const page = showInShop(<AbandonedSurvey id="draft-1" />, {
      script: (test) => test.respond(sendAbandonedSurvey, { succeed: true }),
    })
    expect(screen.getAllByRole('checkbox')).toHaveLength(7)
    fireEvent.click(screen.getByRole('checkbox', { name: 'Слишком дорого' }))
    fireEvent.input(screen.getByLabelText(/Комментарий/), { target: { value: 'Дорого' } })
    press('Отправить')
    await page.settle()
    expect(page.callsOf(sendAbandonedSurvey)[0]?.input.body).toMatchObject({
      id: 'draft-1',
      tooExpensive: true,
      willBuyLater: false,
      comment: 'Дорого',
    })
    expect(page.visited).toEqual(['reload'])
  })

  it('[SURVEY-21] that could not be sent says so and keeps what was typed', async () => {
    const page = showInShop(
      <>
        <AbandonedSurvey id="draft-1" />
        <NotificationStack />
      </>,
      { script: (test) => test.refuse(sendAbandonedSurvey, { kind: 'network' }) },
    )
    fireEvent.input(screen.getByLabelText(/Комментарий/), { target: { value: 'Дорого' } })
    press('Отправить')
    await page.settle()
    expect(screen.getByText(FAILED)).toBeTruthy()
    expect(screen.getByLabelText<HTMLTextAreaElement>(/Комментарий/).value).toBe('Дорого')
    expect(page.visited).toEqual([])
  })
})
