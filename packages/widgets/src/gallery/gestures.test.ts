import { afterEach, describe, expect, it } from 'vitest'
import { createGestures } from './gestures'

/** A stage of 800 by 600 px with a picture of 400 by 600 px in its middle. */
function open({ many = true } = {}) {
  document.body.innerHTML = `<div id="stage"><div data-offset="0"><div class="pk-lightbox__figure"><img data-ready></div></div></div>`
  const stage = document.querySelector<HTMLElement>('#stage') ?? expect.unreachable()
  const image = document.querySelector<HTMLImageElement>('img') ?? expect.unreachable()
  const figure = document.querySelector<HTMLElement>('.pk-lightbox__figure') ?? expect.unreachable()
  const sizes = (element: HTMLElement, of: object) =>
    Object.entries(of).forEach(([name, value]) => Object.defineProperty(element, name, { value }))
  sizes(stage, { clientWidth: 800, clientHeight: 600, setPointerCapture: () => {} })
  sizes(image, { offsetWidth: 400, offsetHeight: 600, naturalWidth: 1200 })
  stage.getBoundingClientRect = () => new DOMRect(0, 0, 800, 600)
  const done: string[] = []
  const gestures = createGestures(stage, {
    many: () => many,
    turn: (by) => void done.push(`turn ${by}`),
    close: () => void done.push('close'),
    zoom: (zoomed) => void done.push(zoomed ? 'zoom in' : 'zoom out'),
  })
  let now = 0
  const send = (type: string, x: number, y: number, { id = 1, on = image as Element, kind = 'touch' } = {}) => {
    const event = new PointerEvent(type, {
      clientX: x,
      clientY: y,
      pointerId: id,
      pointerType: kind,
      bubbles: true,
      button: 0,
    })
    Object.defineProperty(event, 'timeStamp', { value: now })
    on.dispatchEvent(event)
  }
  return {
    gestures,
    stage,
    done,
    send,
    after: (ms: number) => void (now += ms),
    transform: () => figure.style.transform,
    tap(x: number, y: number, more: Parameters<typeof send>[3] = {}) {
      send('pointerdown', x, y, more)
      send('pointerup', x, y, more)
    },
    drag(from: readonly [number, number], to: readonly [number, number]) {
      send('pointerdown', ...from)
      send('pointermove', (from[0] + to[0]) / 2, (from[1] + to[1]) / 2)
      send('pointermove', ...to)
      send('pointerup', ...to)
    },
    wheel(delta: Partial<WheelEventInit>) {
      const event = new WheelEvent('wheel', { cancelable: true, clientX: 400, clientY: 300, ...delta })
      for (const [name, value] of Object.entries({ timeStamp: now, clientX: 400, clientY: 300, ...delta }))
        Object.defineProperty(event, name, { value })
      stage.dispatchEvent(event)
      return event
    },
  }
}
afterEach(() => document.body.replaceChildren())

describe('a finger', () => {
  it.each([
    ['to the left', [500, 300], [450, 310], ['turn 1']],
    ['to the right', [300, 300], [351, 300], ['turn -1']],
    ['down', [400, 200], [410, 260], ['close']],
    ['up', [400, 300], [400, 240], ['close']],
    ['too short', [500, 300], [451, 300], []],
  ] as const)('that swipes %s: [GALLERY-18]', (_, from, to, expected) => {
    const { drag, done } = open()
    drag(from, to)
    expect(done).toEqual(expected)
  })

  it('moves the slides with it, and lets them go back', () => {
    const { send, stage } = open()
    send('pointerdown', 400, 300)
    send('pointermove', 370, 300)
    expect([stage.style.getPropertyValue('--_drag'), stage.hasAttribute('data-held')]).toEqual(['-30px', true])
    send('pointercancel', 370, 300)
    expect([stage.style.getPropertyValue('--_drag'), stage.hasAttribute('data-held')]).toEqual(['0px', false])
  })

  it('turns nothing where there is one picture, and is not followed any more once the lightbox is gone', () => {
    const { drag, stage, done, gestures } = open({ many: false })
    drag([500, 300], [300, 300])
    expect(stage.style.getPropertyValue('--_drag')).toBe('0px')
    gestures.stop()
    done.length = 0
    drag([400, 100], [400, 400])
    expect(done).toEqual([])
  })

  it('that taps twice enlarges the picture there, and twice again shows it whole [GALLERY-17]', () => {
    const { tap, after, done, transform } = open()
    tap(500, 300)
    after(501)
    tap(500, 300)
    expect(done).toEqual([])
    after(500)
    tap(500, 300)
    expect(done).toEqual(['zoom in'])
    expect(transform()).toBe('translate(-200px, 0px) scale(3)')
    after(1_000)
    tap(400, 300)
    tap(400, 300)
    expect(done).toEqual(['zoom in', 'zoom out'])
    expect(transform()).toBe('')
  })

  it('drags an enlarged picture instead of turning it', () => {
    const { gestures, drag, done, transform } = open()
    gestures.toggle()
    drag([400, 300], [300, 240])
    expect(done).toEqual(['zoom in'])
    expect(transform()).toBe('translate(-100px, -60px) scale(3)')
  })
})

it('two fingers enlarge what is between them', () => {
  const { send, done, transform } = open()
  send('pointerdown', 350, 300, { id: 1 })
  send('pointerdown', 450, 300, { id: 2 })
  send('pointermove', 300, 300, { id: 1 })
  send('pointermove', 500, 300, { id: 2 })
  expect(done).toEqual(['zoom in'])
  expect(transform()).toBe('translate(0px, 0px) scale(2)')
  send('pointerup', 500, 300, { id: 2 })
  send('pointerup', 300, 300, { id: 1 })
  expect(done).toEqual(['zoom in'])
})

it('a mouse closes the lightbox beside the picture, a finger does not', () => {
  const { tap, stage, done } = open()
  tap(20, 20, { on: stage })
  expect(done).toEqual([])
  tap(20, 20, { on: stage, kind: 'mouse' })
  expect(done).toEqual(['close'])
})

describe('the wheel', () => {
  it('turns one slide within 250 ms, and the page stays where it is [GALLERY-15]', () => {
    const { wheel, after, done } = open()
    expect(wheel({ deltaX: 0, deltaY: 100 }).defaultPrevented).toBe(true)
    after(249)
    wheel({ deltaX: 0, deltaY: 100 })
    expect(done).toEqual(['turn 1'])
    after(1)
    wheel({ deltaX: -30, deltaY: 10 })
    expect(done).toEqual(['turn 1', 'turn -1'])
  })

  it('enlarges as the pinch of a trackpad, and moves an enlarged picture', () => {
    const { wheel, done, transform, gestures } = open()
    wheel({ deltaX: 0, deltaY: -100, ctrlKey: true })
    expect(transform()).toBe('translate(0px, 0px) scale(2)')
    wheel({ deltaX: 0, deltaY: 120, ctrlKey: false })
    expect(transform()).toBe('translate(0px, -120px) scale(2)')
    gestures.restore()
    expect([transform(), done]).toEqual(['', ['zoom in', 'zoom out']])
  })
})

it('a picture that is not loaded yet is not enlarged', () => {
  const { gestures, stage, done } = open()
  stage.querySelector('img')?.removeAttribute('data-ready')
  gestures.toggle()
  gestures.pan({ x: 9, y: 9 })
  expect(done).toEqual([])
})
