import { findPlaces, widgetOf } from './find'
import { openWidget, type DrawnWidget, type Opened } from './open-widget'

/** So many are shown at once. */
const AT_ONCE = 200
/** So many at a time of a longer list whose page has short frames: they stay short. */
const FEW = 15
/** So many at a time where the page takes longer for each frame than we do for these: fewer would make more of such frames. */
const MANY = 100
/** A frame is long from here on, ms. */
const LONG_MS = 60
/** No frame is waited for longer, ms. */
const PATIENCE_MS = 100

/** A place that has been served, with the settings it was read with. */
export interface FirstOpened extends Opened {
  readonly props: object
}

/** The places that have been served before the rest of the shop was there. */
export interface FirstPass {
  /** The mounter takes each out when it takes it over. */
  readonly opened: Map<HTMLElement, FirstOpened>
  /** Places that wait for more than this pass can show; whoever serves them from now on empties it. */
  readonly others: HTMLElement[]
  /** All of its places have been served, and shown: to ask for more takes longer than to draw a button. */
  readonly done: Promise<void>
}

/** Opens a widget on its place, if the place says rightly what it wants; the mounter, which comes with the rest, says what is wrong otherwise, and tries once more. */
export function openFirst(opened: FirstPass['opened'], { readProps, draw }: DrawnWidget, element: HTMLElement): void {
  const read = readProps(element.dataset)
  if (opened.has(element) || !('props' in read)) return
  const { props } = read
  try {
    const { close } = openWidget(element, () => draw(element, props))
    opened.set(element, { close, props })
  } catch {}
}

/** Waits until a frame has been shown and tells how long the page took for it, ms. A tab that nobody sees shows none. */
const frame = () =>
  new Promise<number>((shown) => {
    requestAnimationFrame(() => setTimeout((begun: number) => shown(performance.now() - begun), 0, performance.now()))
    setTimeout(shown, PATIENCE_MS, PATIENCE_MS)
  })

/** Shows the first widget on its places, in page order; a long list a part at a time, so that the page can answer; a wanted one is shown at once. */
export function firstPass(widget: DrawnWidget): FirstPass {
  const places = findPlaces(document)
  const isOurs = (element: HTMLElement) => widgetOf(element) === widget.name
  const ours = places.filter(isOurs)
  const opened: FirstPass['opened'] = new Map()
  /** True, because what cannot be shown now is the work of the rest of the shop, which is on its way. */
  const show = (element: HTMLElement): true => {
    if (isOurs(element)) openFirst(opened, widget, element)
    return true
  }
  const showAll = async () => {
    // Before a long list, a frame that only takes up the sheets.
    let count = ours.length > AT_ONCE ? 0 : AT_ONCE
    while (ours.length > 0) {
      for (const next of ours.splice(0, count)) show(next)
      // Each part after the frame of the one before: two of them would be laid out at a time.
      count = (await frame()) > LONG_MS ? MANY : FEW
    }
  }
  const stub = globalThis.prilavokStub
  if (stub !== undefined) {
    stub.wanted = show
    for (const element of stub.clicked.keys()) show(element)
  }
  return { opened, others: places.filter((element) => !isOurs(element)), done: showAll() }
}
