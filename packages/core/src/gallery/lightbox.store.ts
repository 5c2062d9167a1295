import { subscribeWithSelector } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import type { Effects } from '../effects'
import type { ReadonlyStore } from '../lib/store'
import type { Feature } from '../shop'
import { galleryHash, slideOfHash } from './gallery.hash'
import { LIGHTBOX_IDLE_MS, slideAt, SLIDESHOW_MS } from './gallery.rules'

/** The lightbox of a gallery: what it shows and which of its parts are on. */
export interface LightboxState {
  /** Place in the endless row of slides, which goes on beyond both ends; null: the lightbox is closed. */
  readonly position: number | null
  /** The slide, counted from 0; null: the lightbox is closed. Source: GALLERY-06. */
  readonly slide: number | null
  /** The slides follow each other by themselves. Source: GALLERY-07. */
  readonly slideshow: boolean
  /** The panel of small pictures. Source: GALLERY-08. */
  readonly thumbnails: boolean
  /** Source: GALLERY-09. */
  readonly fullscreen: boolean
  /** There was no input for a while, so the controls may fade. Source: GALLERY-13. */
  readonly idle: boolean
}

/** A gallery by its name in addresses and the number of its slides. */
export interface LightboxOptions {
  /** Name of the gallery, as the address contains it. */
  readonly name: string
  /** How many slides it has. */
  readonly count: number
  /** Whether the small pictures are shown at first. */
  readonly thumbnails?: boolean
}

/** The lightbox of one gallery. */
export interface Lightbox {
  /** Whether it is open, and what it shows. */
  readonly state: ReadonlyStore<LightboxState>
  /** Follows the address until the returned function is called; an address that names a slide opens it (GALLERY-03). */
  readonly follow: () => () => void
  /** Opens a slide, or turns to it the short way; counted from 0. */
  readonly open: (slide: number) => void
  /** Turns by so many slides, past the ends as well. */
  readonly turn: (by: number) => void
  /** Closes it and takes its hash out of the address. */
  readonly close: () => void
  /** Switches a part on or off. */
  readonly set: (part: 'slideshow' | 'thumbnails' | 'fullscreen', on: boolean) => void
  /** A pointer or the keyboard is at the picture or a control, so the slideshow waits. Source: A11Y-06. */
  readonly hold: (held: boolean) => void
  /** Somebody has done something; `held` keeps the controls in sight until the next call, as while one of them has the focus. */
  readonly wake: (held?: boolean) => void
}

const CLOSED = { position: null, slide: null, slideshow: false, fullscreen: false, idle: false } as const

/** Creates the lightbox of a gallery, closed. */
export function createLightbox(
  { clock, history }: Pick<Effects, 'clock' | 'history'>,
  { name, count, thumbnails = false }: LightboxOptions,
): Lightbox {
  const state = createStore(subscribeWithSelector<LightboxState>(() => ({ ...CLOSED, thumbnails })))
  const write = (slide: number, entry: 'push' | 'replace') =>
    history.write({ hash: galleryHash({ gallery: name, slide: slide + 1 }) }, entry)
  const addressed = () => slideOfHash(history.hash(), name, count)
  /** Whether the entry of the history is one that this lightbox has made, so that going back closes it. */
  let ownEntry = false
  let isHeld = false
  let stopIdle = () => {}
  let stopShow = () => {}

  const wake = (held = false) => {
    stopIdle()
    if (state.getState().position === null) return
    if (state.getState().idle) state.setState({ idle: false })
    if (!held) stopIdle = clock.after(LIGHTBOX_IDLE_MS, () => state.setState({ idle: true }))
  }
  const restartShow = () => {
    stopShow()
    if (state.getState().slideshow && !isHeld) stopShow = clock.after(SLIDESHOW_MS, () => turn(1))
  }
  const show = (position: number) => {
    state.setState({ position, slide: slideAt(position, count) })
    restartShow()
  }
  const reset = () => {
    stopIdle()
    stopShow()
    isHeld = false
    state.setState(CLOSED)
  }
  const opened = (slide: number) => {
    show(slide)
    wake()
  }
  const goTo = (position: number) => {
    show(position)
    write(slideAt(position, count), 'replace')
  }
  const turn = (by: number) => {
    const { position } = state.getState()
    if (position !== null && count > 1) goTo(position + by)
  }
  const followAddress = () => {
    const slide = addressed()
    const { position, slide: present } = state.getState()
    if (slide === present) return
    if (slide === null) reset()
    else if (position === null || present === null) {
      ownEntry = false
      opened(slide)
    } else show(position + slide - present)
  }

  return {
    state,
    follow() {
      followAddress()
      const stop = history.onMove(followAddress)
      return () => {
        stop()
        reset()
      }
    },
    open(slide) {
      if (slide < 0 || slide >= count) return
      const { position, slide: present } = state.getState()
      if (position !== null && present !== null) return goTo(position + slide - present)
      ownEntry = true
      write(slide, 'push')
      opened(slide)
    },
    turn,
    close() {
      if (state.getState().position === null) return
      const isAddressed = addressed() !== null
      reset()
      // What the page has put there meanwhile stays.
      if (!isAddressed) return
      if (ownEntry) history.back()
      else history.write({ hash: '' }, 'replace')
    },
    set(part, on) {
      if (state.getState().position === null) return
      state.setState({ [part]: on })
      if (part === 'slideshow') restartShow()
    },
    hold(held) {
      if (held === isHeld) return
      isHeld = held
      restartShow()
    },
    wake,
  }
}

/** The galleries of a page. */
export interface Galleries {
  /** Creates the lightbox of one of them. */
  readonly createLightbox: (options: LightboxOptions) => Lightbox
}

/** The galleries of a shop's page: `shop.use(galleryFeature)`. */
export const galleryFeature: Feature<Galleries> = {
  name: 'gallery',
  create: ({ effects }) => ({ createLightbox: (options) => createLightbox(effects, options) }),
}
