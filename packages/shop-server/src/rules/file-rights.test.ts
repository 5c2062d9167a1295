import { fileTypeValues, permissionsOf, staffRoles } from '@prilavok/contracts/admin'
import { describe, expect, it } from 'vitest'
import { isPrivate, missingForFile } from './file-rights'

const rolesThat = (action: 'read' | 'write', type: string) =>
  staffRoles.filter((role) => missingForFile(permissionsOf(role), type, action) === null)

describe('permissions of files by their type', () => {
  it('open documents of orders to those who read buyers and orders', () => {
    expect(rolesThat('read', 'OrderAttachment')).toEqual([
      'Administrator',
      'OrderManager',
      'Logistician',
      'SupportOperator',
    ])
    expect(rolesThat('write', 'OrderAttachment')).toEqual(['Administrator', 'OrderManager', 'Logistician'])
  })

  it('let those change a file who may save the records that show it', () => {
    expect(rolesThat('write', 'ProductPicture')).toEqual(['Administrator', 'CatalogManager', 'ContentManager'])
    expect(rolesThat('write', 'PickPointPicture')).toEqual(['Administrator', 'Logistician'])
  })

  it('leave what the pages of the shop show to all', () => {
    for (const type of fileTypeValues.values.filter((each) => !isPrivate(each)))
      expect(rolesThat('read', type), type).toEqual(staffRoles)
  })
})
