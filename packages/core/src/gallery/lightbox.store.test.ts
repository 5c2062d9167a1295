import { describe, expect, it } from 'vitest'
import { createTestEffects } from '../testing'
import { createLightbox, type LightboxOptions } from '.'

const start = (hash = '', options: Partial<LightboxOptions> = {}) => {
  const test = createTestEffects()
  if (hash !== '') test.visitHash(hash)
  const lightbox = createLightbox(test.effects, { name: 'photo', count: 4, ...options })
  const stop = lightbox.follow()
  const hashes = () => [...test.address.entries.map((entry) => entry.hash), test.address.hash]
  return { ...test, ...lightbox, stop, hashes, now: () => lightbox.state.getState() }
}

describe('the lightbox and the address', () => {
  it('opens, turns and closes, and the address says what it shows [GALLERY-04] [GALLERY-06]', () => {
    const { open, turn, close, now, hashes } = start()
    open(1)
    expect([now().slide, hashes()]).toEqual([1, ['', '#photo-2']])
    turn(1)
    expect([now().slide, hashes()]).toEqual([2, ['', '#photo-3']])
    open(0)
    expect([now().slide, hashes()]).toEqual([0, ['', '#photo-1']])
    close()
    expect([now().slide, hashes()]).toEqual([null, ['']])
  })

  it('goes round at both ends [GALLERY-01]', () => {
    const { open, turn, now, address } = start()
    open(3)
    turn(1)
    expect([now().slide, now().position, address.hash]).toEqual([0, 4, '#photo-1'])
    turn(-2)
    expect([now().slide, now().position]).toEqual([2, 2])
  })

  it('opens by the address of the page [GALLERY-03], and the hash is gone when it is closed [GALLERY-04]', () => {
    const { close, now, hashes } = start('#photo-3')
    expect(now().slide).toBe(2)
    expect(hashes()).toEqual(['', '#photo-3'])
    close()
    expect(hashes()).toEqual(['', ''])
  })

  it.each(['#photo-5', '#reviews-1', '#tab-2', '#photo-%'])('leaves %s alone', (other) => {
    const { now, close, address } = start(other)
    expect(now().slide).toBeNull()
    close()
    expect(address.hash).toBe(other)
  })

  it('brings back the hash that the page had before', () => {
    const { open, turn, close, hashes } = start('#reviews')
    open(0)
    turn(1)
    close()
    expect(hashes()).toEqual(['', '#reviews'])
  })

  it('closes when the visitor goes back, and opens when an address is visited', () => {
    const { open, now, hashes, goBack, visitHash } = start()
    open(2)
    goBack()
    expect([now().slide, hashes()]).toEqual([null, ['']])
    visitHash('#photo-4')
    expect(now().slide).toBe(3)
    visitHash('#photo-1')
    expect([now().slide, now().position]).toEqual([0, 0])
  })

  it('leaves a hash that the page has put there meanwhile', () => {
    const { open, close, address } = start()
    open(0)
    address.hash = '#order'
    close()
    expect(address.hash).toBe('#order')
  })

  it('shows nothing that is not there, and is still once nobody follows', () => {
    const { open, stop, now, clock, visitHash } = start()
    open(4)
    open(-1)
    expect(now().slide).toBeNull()
    open(0)
    stop()
    expect([now().slide, clock.waiting()]).toEqual([null, 0])
    visitHash('#photo-2')
    expect(now().slide).toBeNull()
  })
})

describe('the slideshow', () => {
  it('changes slides every 3000 ms until it is paused [GALLERY-07] [GALLERY-14]', async () => {
    const { open, set, advance, now } = start()
    open(2)
    await advance(10_000)
    expect(now().slide).toBe(2)
    set('slideshow', true)
    await advance(2_999)
    expect(now().slide).toBe(2)
    await advance(1)
    expect(now().slide).toBe(3)
    await advance(3_000)
    expect(now().slide).toBe(0)
    set('slideshow', false)
    await advance(10_000)
    expect([now().slide, now().slideshow]).toEqual([0, false])
  })

  it('gives a slide that was turned to by hand its whole time, and ends with the lightbox', async () => {
    const { open, turn, set, close, advance, now, clock } = start()
    open(0)
    set('slideshow', true)
    await advance(2_000)
    turn(1)
    await advance(2_000)
    expect(now().slide).toBe(1)
    close()
    expect([now().slideshow, clock.waiting()]).toEqual([false, 0])
  })

  it('waits while somebody is at it, then gives the slide its whole time [A11Y-06]', async () => {
    const { open, set, hold, close, advance, now } = start()
    hold(true)
    open(0)
    set('slideshow', true)
    await advance(9_000)
    expect([now().slide, now().slideshow]).toEqual([0, true])
    hold(false)
    await advance(2_000)
    hold(true)
    hold(false)
    await advance(2_999)
    expect(now().slide).toBe(0)
    await advance(1)
    expect(now().slide).toBe(1)
    hold(true)
    close()
    open(2)
    set('slideshow', true)
    await advance(3_000)
    expect(now().slide).toBe(3)
  })

  it('stands still where there is one slide', async () => {
    const { open, turn, advance, set, now } = start('', { count: 1 })
    open(0)
    turn(1)
    set('slideshow', true)
    await advance(9_000)
    expect([now().slide, now().position]).toEqual([0, 0])
  })
})

describe('the parts of the lightbox', () => {
  it('can be on or off [GALLERY-08] [GALLERY-09]; the small pictures stay as they were left', () => {
    const { open, set, close, now } = start('', { thumbnails: true })
    set('fullscreen', true)
    expect(now().fullscreen).toBe(false)
    open(0)
    expect([now().thumbnails, now().fullscreen]).toEqual([true, false])
    set('thumbnails', false)
    set('fullscreen', true)
    expect([now().thumbnails, now().fullscreen]).toEqual([false, true])
    close()
    open(1)
    expect([now().thumbnails, now().fullscreen]).toEqual([false, false])
  })

  it('is idle after 3 s without anybody, but not while a control is held [GALLERY-13]', async () => {
    const { open, wake, advance, now } = start()
    wake()
    await advance(9_000)
    expect(now().idle).toBe(false)
    open(0)
    await advance(2_999)
    wake()
    await advance(2_999)
    expect(now().idle).toBe(false)
    await advance(1)
    expect(now().idle).toBe(true)
    wake(true)
    expect(now().idle).toBe(false)
    await advance(60_000)
    expect(now().idle).toBe(false)
    wake()
    await advance(3_000)
    expect(now().idle).toBe(true)
  })
})
