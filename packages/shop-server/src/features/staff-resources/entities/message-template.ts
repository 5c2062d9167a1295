import { messageTemplateResource } from '@prilavok/contracts/admin'
import { MESSAGE_NAMES, unknownNames } from '../../../rules/fill-message'
import { generated, type ServerResource } from '../engine/server-resource'

const known = MESSAGE_NAMES.map((name) => `{${name}}`).join(', ')

/** The texts of the shop for messages to buyers. */
export const messageTemplate: ServerResource = {
  resource: messageTemplateResource,
  table: 'message_template',
  columns: generated({ name: 'text', isActive: 'bool' }),
  search: ['name', 'text'],
  required: ['name', 'text'],
  validate: (record) =>
    (['subject', 'text'] as const).flatMap((field) => {
      const [name] = unknownNames(String(record[field] ?? ''))
      return name === undefined
        ? []
        : [{ pointer: `/${field}`, code: 'excluded', message: `Подставить {${name}} нечего. Можно: ${known}` }]
    }),
}
