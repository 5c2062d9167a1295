import type { Mount, SettingProblem } from '@prilavok/widgets/mounts'
import type { PageProblem } from '../self-check/problem'
import type { GivenSettings, MountPoint } from './mount-point'

/** Reads the settings of a widget from its element; the problem where it cannot do without one that is wrong. */
export function createPoint(
  widget: Mount,
  element: HTMLElement,
  given: GivenSettings | undefined,
  remark: (problem: PageProblem) => void,
): MountPoint | PageProblem {
  const written: DOMStringMap = given === undefined ? element.dataset : { ...element.dataset, ...given }
  const wrong = ({ key, expected }: SettingProblem, mounted: boolean): PageProblem => {
    return { kind: 'attribute', widget: widget.name, key, expected, value: written[key], mounted }
  }
  const read = widget.readProps(written)
  if ('problem' in read) return wrong(read.problem, false)
  for (const each of read.remarks ?? []) remark(wrong(each, true))
  return {
    element,
    widget,
    props: { ...read.props, ...widget.readContent?.(element) },
    given,
    state: 'waiting',
    ms: null,
    templates: null,
    before: [],
  }
}
