import fc from 'fast-check'
import process from 'node:process'
import { describe, expect, it } from 'vitest'
import {
  boundView,
  DOUBLE_TAP_MS,
  galleryHash,
  isDoubleTap,
  LIGHTBOX_ANIMATION_MS,
  LIGHTBOX_IDLE_MS,
  panBy,
  parseGalleryHash,
  pinched,
  slideAt,
  slideOfHash,
  SLIDESHOW_MS,
  SWIPE_MIN,
  swipeOf,
  tapScale,
  THUMBNAILS_WIDTH,
  WHEEL_THROTTLE_MS,
  wheelStep,
  WHOLE,
  zoomAround,
  ZOOM_MAX,
  type PictureBox,
} from '.'

it('the constants are those of the specification [GALLERY-12] [GALLERY-13] [GALLERY-14] [GALLERY-15] [GALLERY-16] [GALLERY-17] [GALLERY-18]', () => {
  expect([LIGHTBOX_ANIMATION_MS, LIGHTBOX_IDLE_MS, SLIDESHOW_MS, WHEEL_THROTTLE_MS, DOUBLE_TAP_MS, SWIPE_MIN]).toEqual([
    366, 3_000, 3_000, 250, 500, 50,
  ])
  expect(THUMBNAILS_WIDTH).toEqual({ wide: 212, narrow: 110 })
})

describe('the hash of a slide', () => {
  it.each([
    ['photo', 1, '#photo-1'],
    ['photo-of-2', 12, '#photo-of-2-12'],
    ['фото товара', 3, '#%D1%84%D0%BE%D1%82%D0%BE%20%D1%82%D0%BE%D0%B2%D0%B0%D1%80%D0%B0-3'],
  ])('of gallery %s, slide %i, is %s [GALLERY-05]', (gallery, slide, hash) => {
    expect(galleryHash({ gallery, slide })).toBe(hash)
    expect(parseGalleryHash(hash)).toEqual({ gallery, slide })
  })

  it('may be written by hand, without escapes [GALLERY-03]', () => {
    expect(slideOfHash('#фото-2', 'фото', 3)).toBe(1)
  })

  it.each([
    '',
    '#',
    '#photo',
    '#photo-',
    '#photo-0',
    '#photo-01',
    '#photo-4',
    '#photo--1',
    '#photo-1.5',
    '#photo-1e0',
    '#photo-9999999',
    '#%E0%A4%A-1',
    '#other-1',
    '#-1',
    'photo-1',
    '#tab-photo-1',
    '#brand=1&page=-1',
  ])('%j names no slide of a gallery of three', (hash) => {
    expect(slideOfHash(hash, 'photo', 3)).toBeNull()
  })

  it('is read without failing, whatever it is', () => {
    const piece = fc.constantFrom(
      '#',
      '-',
      '%',
      '%20',
      '%E0',
      '0',
      '1',
      '7',
      'photo',
      'ф',
      '\n',
      '=',
      '&',
      '/',
      '\ud800',
    )
    const hash = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 24 }),
      fc.array(piece, { maxLength: 9 }).map((pieces) => `#${pieces.join('')}`),
    )
    fc.assert(
      fc.property(hash, (written) => {
        const named = parseGalleryHash(written)
        if (named !== null) expect(named.slide).toBeGreaterThan(0)
        const slide = slideOfHash(written, 'photo', 7)
        expect(slide === null || (slide >= 0 && slide < 7)).toBe(true)
      }),
      { numRuns: 20_000 * Number(process.env['MORE_RUNS'] ?? 1) },
    )
  })

  it('leads back to its gallery and slide, whatever the name', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme-composite', minLength: 1, maxLength: 20 }),
        fc.integer({ min: 1, max: 999_999 }),
        (gallery, slide) => {
          expect(parseGalleryHash(galleryHash({ gallery, slide }))).toEqual({ gallery, slide })
        },
      ),
      { numRuns: 20_000 * Number(process.env['MORE_RUNS'] ?? 1) },
    )
  })
})

it.each([
  [0, 3, 0],
  [3, 3, 0],
  [-1, 3, 2],
  [-4, 3, 2],
  [7, 1, 0],
])('position %i of %i slides is slide %i [GALLERY-01]', (position, count, slide) => {
  expect(slideAt(position, count)).toBe(slide)
})

it.each([
  [-50, 0, 'left'],
  [50, 49, 'right'],
  [0, -50, 'up'],
  [-20, 180, 'down'],
  [49, 0, null],
  [0, 49, null],
  [60, 60, null],
  [-60, 61, 'down'],
  [0, 0, null],
] as const)('a finger that went %i to the side and %i down swiped: %s [GALLERY-18]', (x, y, way) => {
  expect(swipeOf({ x, y })).toBe(way)
})

it.each([
  ['in time', { x: 0, y: 0, at: 500 }, true],
  ['too late', { x: 0, y: 0, at: 501 }, false],
  ['nearby', { x: 24, y: 32, at: 100 }, true],
  ['elsewhere', { x: 41, y: 0, at: 100 }, false],
])('a second tap %s [GALLERY-17]', (_, second, isDouble) => {
  expect(isDoubleTap({ x: 0, y: 0, at: 0 }, second)).toBe(isDouble)
  expect(isDoubleTap(null, second)).toBe(false)
})

it.each([
  ['the first turn', { x: 0, y: 120 }, null, 0, 1],
  ['too soon', { x: 0, y: 120 }, 0, 249, 0],
  ['late enough', { x: 0, y: 120 }, 0, 250, 1],
  ['up', { x: 0, y: -3 }, null, 0, -1],
  ['to the side', { x: -40, y: 10 }, null, 0, -1],
  ['nowhere', { x: 0, y: 0 }, null, 0, 0],
] as const)('the wheel turns %s [GALLERY-15]', (_, delta, turnedAt, now, step) => {
  expect(wheelStep(delta, turnedAt, now)).toBe(step)
})

describe('an enlarged picture', () => {
  const box: PictureBox = { picture: { width: 600, height: 400 }, screen: { width: 1000, height: 400 } }

  it('keeps what is under the fingers where it is', () => {
    const zoomed = zoomAround(WHOLE, 4, { x: 100, y: 50 }, box)
    expect(zoomed).toEqual({ scale: 4, x: -300, y: -150 })
    expect(zoomAround(zoomed, 2, { x: 100, y: 50 }, box)).toEqual({ scale: 2, x: -100, y: -50 })
  })

  it('stays in the middle where it is smaller than the screen, and shows no ground beside it where it is not', () => {
    expect(boundView({ scale: 1.5, x: 300, y: 300 }, box)).toEqual({ scale: 1.5, x: 0, y: 100 })
    expect(panBy({ scale: 2, x: 0, y: 0 }, { x: 900, y: -900 }, box)).toEqual({ scale: 2, x: 100, y: -200 })
  })

  it('is whole again at its own size, and never larger than six times that', () => {
    expect(zoomAround({ scale: 3, x: 40, y: 40 }, 0.5, { x: 9, y: 9 }, box)).toEqual(WHOLE)
    expect(zoomAround(WHOLE, 50, { x: 0, y: 0 }, box).scale).toBe(ZOOM_MAX)
  })

  it('follows two fingers', () => {
    const from = { middle: { x: 0, y: 0 }, apart: 100 }
    expect(pinched(WHOLE, from, { middle: { x: 20, y: 10 }, apart: 300 }, box)).toEqual({ scale: 3, x: 20, y: 10 })
    expect(pinched(WHOLE, { ...from, apart: 0 }, from, box)).toEqual(WHOLE)
  })

  it.each([
    [0, 2],
    [600, 2],
    [1_800, 3],
    [9_000, 4],
  ])('of %i px is shown at %i times by a double tap', (natural, scale) => {
    expect(tapScale(natural, box)).toBe(scale)
  })

  it('is within its bounds, whatever is done to it', () => {
    const size = fc.record({ width: fc.integer({ min: 0, max: 4_000 }), height: fc.integer({ min: 0, max: 4_000 }) })
    const place = fc.record({ x: fc.integer({ min: -4_000, max: 4_000 }), y: fc.integer({ min: -4_000, max: 4_000 }) })
    fc.assert(
      fc.property(
        size,
        size,
        place,
        place,
        fc.double({ min: 0, max: 99, noNaN: true }),
        (picture, screen, at, by, scale) => {
          const found = panBy(zoomAround(WHOLE, scale, at, { picture, screen }), by, { picture, screen })
          expect(found.scale >= 1 && found.scale <= ZOOM_MAX).toBe(true)
          const spare = Math.max(0, (picture.width * found.scale - screen.width) / 2)
          expect(Math.abs(found.x)).toBeLessThanOrEqual(spare + 1e-6)
        },
      ),
    )
  })
})
