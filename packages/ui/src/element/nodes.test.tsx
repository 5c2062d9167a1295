import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, it } from 'vitest'
import { Badge, badgeNode } from '../badge'
import { ButtonLink, buttonLinkNode, IconButton, iconButtonNode } from '../button'
import { iconNode, PICTURE_PATH, PictureIcon, TRASH_PATH, TrashIcon } from '../icon'
import { LiveRegion, liveRegionNode } from '../live-region'
import { openQuantityStepper, QuantityStepper, quantityStepperLabels } from '../quantity-stepper'
import { setText } from './element'

/** Elements, attributes and texts as they are written down, in one order. A field's value is no attribute of what draws itself. */
function written(node: Node | null): unknown {
  if (!(node instanceof Element)) return node?.textContent
  const attributes = [...node.attributes]
    .map(({ name, value }) => `${name.toLowerCase()}=${value}`)
    .filter((each) => !each.startsWith('value='))
  return [
    node.localName,
    attributes.sort(),
    [...node.childNodes].filter(({ textContent, nodeType }) => nodeType === 1 || textContent !== '').map(written),
  ]
}

const link = () => {
  const node = buttonLinkNode('primary', { 'data-wide': '' })
  node.setAttribute('href', '/order')
  setText(node.firstElementChild as Element, 'Оформить')
  return node
}
const bin = () => {
  const node = iconButtonNode(iconNode(TRASH_PATH))
  for (const name of ['aria-label', 'title']) node.setAttribute(name, 'Удалить')
  return node
}
const stepper = () => {
  const { node, show } = openQuantityStepper(() => {})
  show('Чайник', 1, quantityStepperLabels)
  return node
}

const pairs: Readonly<Record<string, readonly [Element, () => ReactElement]>> = {
  'a link': [
    link(),
    () => (
      <ButtonLink variant="primary" wide href="/order">
        Оформить
      </ButtonLink>
    ),
  ],
  'a button with an icon': [bin(), () => <IconButton label="Удалить" icon={<TrashIcon />} />],
  'an icon': [iconNode(PICTURE_PATH, 24), () => <PictureIcon size={24} />],
  'a badge': [badgeNode('Нет в наличии', 'warning'), () => <Badge tone="warning">Нет в наличии</Badge>],
  'a live region': [liveRegionNode(), () => <LiveRegion message="" />],
  'a stepper': [stepper(), () => <QuantityStepper name="Чайник" value={1} onChange={() => {}} />],
}

it.each(Object.entries(pairs))('%s that draws itself is what its component renders', (_, [node, component]) => {
  const { container } = render(component())
  expect(written(node)).toEqual(written(container.firstChild))
})
