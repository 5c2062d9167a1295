import type { Adapter } from './adapter'
import '../stubs/bench-orders'
import { afterFrame, until } from './until'

/** A script of the page that is measured. */
export interface PageScript {
  readonly src: string
  readonly module: boolean
}

/** What the bench asks of the page that is measured. */
export interface Probe {
  /** Brings files into the browser's cache, so that the network is not what is measured. */
  readonly warm: (addresses: readonly string[]) => Promise<void>
  /** Inserts sheets and scripts into the loaded page and waits until `count` controls work. */
  readonly start: (scripts: readonly PageScript[], styles: readonly string[], count: number) => Promise<Started>
  /** Presses by script and waits for the frame that shows it; ms. */
  readonly press: (quantity: number, places: number) => Promise<number>
  /** Waits for a real press of the mouse and then for the frame that shows it; ms. */
  readonly expectPress: (quantity: number, places: number) => void
  readonly pressed: () => Promise<number>
  /** Where to press, in the page's pixels. */
  readonly target: (quantity: number) => { readonly x: number; readonly y: number }
  /** Does something and waits for the frame that shows it; ms. */
  readonly act: (work: () => void, isShown: () => boolean) => Promise<number>
  /** Scrolls a table by so many pixels per frame for a while; frames, and those whose middle shows no text of a row. */
  readonly scroll: (step: number, time: number) => Promise<{ readonly frames: number; readonly blank: number }>
  readonly settle: () => Promise<void>
  readonly open: () => Promise<void>
  /** Closes and opens all controls again, so many times; false where the target cannot. */
  readonly cycle: (times: number, count: number) => Promise<boolean>
  /** The longest task since the start; 0 when none was over 50 ms, because the browser tells no shorter ones. */
  readonly longestTask: () => number
  readonly layoutShift: () => number
}

export interface Started {
  /** Script to working, ms. */
  readonly ready: number
  /** Script to the frame that shows it, ms. */
  readonly painted: number
}

declare global {
  var probe: Probe
}

/** Adds up what the browser tells of one kind from now on. */
function follow(
  type: string,
  add: (entry: PerformanceEntry & { readonly value?: number }) => void,
): PerformanceObserver {
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(add))
  observer.observe({ type })
  return observer
}

/** Makes the probe of a page; runs before anything of the page does and is not counted in its bytes. */
export function createProbe(adapter: Adapter): Probe {
  const deep = adapter.deep === true
  let longest = 0
  let shift = 0
  let pressed: Promise<number> = Promise.resolve(0)
  const buttonAt = (quantity: number) => {
    const button = adapter.button(quantity)
    if (button === null) throw new Error(`there is no button once ${quantity} pieces are in the cart`)
    return button
  }
  return {
    warm: async (addresses) =>
      void (await Promise.all(
        addresses.map(async (each) => (await fetch(each, { cache: 'force-cache' })).arrayBuffer()),
      )),
    async start(scripts, styles, count) {
      await afterFrame()
      follow('longtask', ({ duration }) => (longest = Math.max(longest, duration)))
      follow('layout-shift', ({ value = 0 }) => (shift += value))
      await new Promise((later) => setTimeout(later, 30))
      const begun = performance.now()
      for (const href of styles)
        document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }))
      for (const { src, module } of scripts) {
        const script = Object.assign(document.createElement('script'), { async: false, src })
        if (module) script.type = 'module'
        document.head.append(script)
      }
      const seen = await until(() => adapter.working() >= count, deep)
      return { ready: seen.at - begun, painted: seen.painted - begun }
    },
    async press(quantity, places) {
      const button = buttonAt(quantity)
      const begun = performance.now()
      button.click()
      return (await until(() => adapter.shows(quantity + 1, places), deep)).painted - begun
    },
    expectPress(quantity, places) {
      pressed = new Promise((done, failed) => {
        const listener = ({ timeStamp }: Event) =>
          until(() => adapter.shows(quantity + 1, places), deep).then(
            ({ painted }) => done(painted - timeStamp),
            failed,
          )
        addEventListener('mousedown', listener, { capture: true, once: true })
      })
    },
    pressed: () => pressed,
    target(quantity) {
      const button = buttonAt(quantity)
      button.scrollIntoView({ block: 'nearest' })
      const { x, y, width, height } = button.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    },
    async act(work, isShown) {
      const begun = performance.now()
      work()
      return (await until(isShown, true)).painted - begun
    },
    async scroll(step, time) {
      const scroller = globalThis.benchTable.scroller()
      if (scroller === null) throw new Error('nothing scrolls')
      const { left, top, height } = scroller.getBoundingClientRect()
      const end = performance.now() + time
      let [frames, blank] = [0, 0]
      while (performance.now() < end) {
        scroller.scrollTop += step
        await afterFrame()
        frames += 1
        const row = document.elementFromPoint(left + 200, top + height / 2)?.closest(globalThis.benchTable.row)
        if (!/\S/.test(row?.textContent ?? '')) blank += 1
      }
      return { frames, blank }
    },
    settle: async () => adapter.settle?.(),
    open: async () => adapter.open?.(),
    async cycle(times, count) {
      const { mount, unmount } = adapter
      if (mount === undefined || unmount === undefined) return false
      for (let turn = 0; turn < times; turn += 1) {
        await unmount()
        await new Promise((later) => setTimeout(later))
        await mount()
        await until(() => adapter.working() >= count, deep)
      }
      return true
    },
    longestTask: () => longest,
    layoutShift: () => shift,
  }
}
