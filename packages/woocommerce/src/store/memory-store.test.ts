import { expect, it } from 'vitest'
import { memoryStore } from './memory-store'

it('writes only over the version that was read', async () => {
  const store = memoryStore()
  const first = await store.write('a', 'one', null, 10)
  expect(await store.write('a', 'two', null, 10)).toBeNull()
  expect((await store.read('a'))?.text).toBe('one')
  const second = await store.write('a', 'two', first, 10)
  expect(second).not.toBeNull()
  expect(await store.write('a', 'three', first, 10)).toBeNull()
  expect(await store.read('a')).toMatchObject({ text: 'two', version: second })
})

it('forgets what is over or was removed', async () => {
  let now = 0
  const store = memoryStore(() => now)
  await store.write('a', 'one', null, 10)
  now = 10_001
  expect(await store.read('a')).toBeNull()
  expect(await store.write('a', 'two', null, 10)).not.toBeNull()
  await store.remove('a')
  expect(await store.read('a')).toBeNull()
})
