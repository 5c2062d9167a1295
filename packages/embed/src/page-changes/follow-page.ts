import type { Mounter } from '../kernel/mounter'
import type { PageEmitter } from '../page-api/page-events'
import type { PageProblem } from '../self-check/problem'
import { followAttributes } from './follow-attributes'
import { followShadows } from './follow-shadows'
import { keepContents } from './keep-contents'

/** Follows what scripts of the page do to elements that have widgets. Nothing of it is needed before the page is idle. */
export function followPage(
  mounter: Mounter,
  on: PageEmitter['on'],
  warn: (problem: PageProblem, element: Element) => void,
): () => void {
  const stops = [followShadows(mounter, on), followAttributes(mounter, on, warn), keepContents(mounter, on)]
  return () => stops.forEach((stop) => stop())
}
