import { findPlaces, widgetOf } from './find'
import { openWidget, type DrawnWidget, type Opened } from './open-widget'

/** So many are shown at a time: on a page with more the browser takes longer for each frame than we do for these. */
const MANY = 200

/** A place that has been served, with the settings it was read with. */
export interface FirstOpened extends Opened {
  readonly props: object
}

/** The places that have been served before the rest of the shop was there. */
export interface FirstPass {
  /** The mounter takes each out when it takes it over. */
  readonly opened: Map<HTMLElement, FirstOpened>
  /** Places of the page that wait for this pass, and those that wait for more than it can show; whoever serves them from now on empties both. */
  readonly waiting: HTMLElement[]
  readonly others: HTMLElement[]
}

/** Opens a widget on its place, if the place says rightly what it wants; the mounter, which comes with the rest, says what is wrong otherwise, and tries once more. */
export function openFirst({ opened }: FirstPass, { readProps, draw }: DrawnWidget, element: HTMLElement): void {
  const read = readProps(element.dataset)
  if (opened.has(element) || !('props' in read)) return
  const { props } = read
  try {
    const { close } = openWidget(element, () => draw(element, props))
    opened.set(element, { close, props })
  } catch {}
}

/** Shows the first widget on its places, in page order and in slices between which the page can answer; a wanted one is shown at once. */
export function firstPass(widget: DrawnWidget): FirstPass {
  const places = findPlaces(document)
  const isOurs = (element: HTMLElement) => widgetOf(element) === widget.name
  const waiting = places.filter(isOurs)
  const pass: FirstPass = { opened: new Map(), waiting, others: places.filter((element) => !isOurs(element)) }
  /** True, because what cannot be shown now is the work of the rest of the shop, which is on its way. */
  const show = (element: HTMLElement): true => {
    if (isOurs(element)) openFirst(pass, widget, element)
    return true
  }
  const slice = () => {
    for (const next of waiting.splice(0, MANY)) show(next)
    // Each after the frame of the one before: two of them would be laid out at a time.
    if (waiting.length > 0) requestAnimationFrame(() => setTimeout(slice))
  }
  const stub = globalThis.prilavokStub
  if (stub !== undefined) {
    stub.wanted = show
    for (const element of stub.clicked.keys()) show(element)
  }
  slice()
  return pass
}
