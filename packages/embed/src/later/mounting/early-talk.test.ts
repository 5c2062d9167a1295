import { expect, it, vi } from 'vitest'
import { createEarlyTalk } from './early-talk'

const element = document.createElement('div')
const cart = { name: 'cart-page', element }

it('[EMBED-07] what happened before the page could hear it is told once and in its order', () => {
  const wantRest = vi.fn()
  const { emit, handOver } = createEarlyTalk(wantRest)
  emit('mounted', cart)
  emit('unmounted', cart)
  expect(wantRest).not.toHaveBeenCalled()
  emit('failed', { ...cart, message: 'offline' })
  expect(wantRest).toHaveBeenCalledTimes(1)

  const heard: string[] = []
  handOver((event) => heard.push(event))
  emit('mounted', cart)
  emit('failed', { ...cart, message: 'offline' })
  expect(heard).toEqual(['mounted', 'unmounted', 'failed', 'mounted', 'failed'])
  expect(wantRest).toHaveBeenCalledTimes(1)
})

it('[EMBED-07] what happens while the past is told comes after it', () => {
  const { emit, handOver } = createEarlyTalk(() => {})
  emit('mounted', cart)
  emit('mounted', cart)
  const heard: string[] = []
  handOver((event) => {
    if (heard.push(event) === 1) emit('unmounted', cart)
  })
  expect(heard).toEqual(['mounted', 'mounted', 'unmounted'])
})
