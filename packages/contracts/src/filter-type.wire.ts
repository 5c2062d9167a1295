import { oneOf } from './wire'

export const categoryFilterType = oneOf(
  [
    'Checkboxes',
    'SeparatedButtonsBySpec',
    'SeparatedButtonsBySpecSingleOption',
    'Dropdown',
    'Range',
    'ColorSwatches',
    'Toggle',
  ],
  'Checkboxes',
)
