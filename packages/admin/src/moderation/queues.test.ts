import { expect, it } from 'vitest'
import { blockedBy, decided, queues, type Queue } from './queues'

const queue = (key: string) => queues[key] as Queue

it('publishes and rejects by the status of the resource, and takes the answer along', () => {
  const comment = { id: '1', status: 'New', answer: null }
  expect(decided(queue('productcomment'), comment, 'publish', ' Спасибо ')).toMatchObject({
    status: 'Published',
    answer: 'Спасибо',
  })
  expect(decided(queue('productcomment'), comment, 'reject', 'не важно')).toMatchObject({
    status: 'Rejected',
    answer: null,
  })
  expect(decided(queue('productcomment'), comment, 'answer', 'Да')).toMatchObject({ status: 'New', answer: 'Да' })
  expect(decided(queue('user-product-questions'), comment, 'answer', 'Да')).toMatchObject({ status: 'Answered' })
  expect(decided(queue('modification-question-answer'), { isPublished: false }, 'publish', 'Да')).toEqual({
    isPublished: true,
    answer: 'Да',
  })
})

it('says what keeps a decision from being taken', () => {
  expect(blockedBy(queue('user-product-questions'), { status: 'New' }, 'publish', ' ')).toEqual({ why: 'answer' })
  expect(blockedBy(queue('user-product-questions'), { status: 'New' }, 'reject', '')).toBeNull()
  expect(blockedBy(queue('productcomment'), { status: 'Spam' }, 'publish', '')).toEqual({
    why: 'status',
    status: 'Spam',
  })
  expect(blockedBy(queue('productcomment'), { status: 'New' }, 'publish', '')).toBeNull()
})
