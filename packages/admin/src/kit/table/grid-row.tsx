import { memo } from 'react'
import { useStaff, useLabels } from '../staff/staff-context'
import { styled } from '../lib/styled'
import type { Row } from '../lists/use-rows'
import type { Descriptor } from '../describe/descriptor.types'
import { CellValue } from '../values/cell-value'
import { LazyInlineEdit } from './lazy-inline-edit'
import type { ShownColumn } from './use-columns'

const SELECT_WIDTH = 40

interface GridRowProps {
  readonly index: number
  readonly rowNumber: number
  readonly start: number
  /** Undefined while its page is being loaded. */
  readonly row: Row | undefined
  /** Somebody else has changed it since. */
  readonly isChanged: boolean
  readonly descriptor: Descriptor
  readonly columns: readonly ShownColumn[]
  /** The column with the keyboard, where it is in this row. */
  readonly activeColumn: number | null
  readonly editing: { readonly column: number; readonly typed?: string } | null
  /** Null: the rows cannot be selected. */
  readonly isSelected: boolean | null
  readonly onToggle: (isOn: boolean) => void
  readonly onActivate: (column: number) => void
  readonly onEdit: (column: number) => void
  readonly onEdited: (next: boolean) => void
}

/** One record of a list. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { index, rowNumber, start, row, descriptor, columns, activeColumn, editing, isSelected } = props
  const { links } = useStaff()
  const words = useLabels('table')
  const { key, read, save } = descriptor.resource
  const title = String(row?.[descriptor.titleField] ?? row?.id ?? '')
  const offset = isSelected === null ? 0 : 1
  const cell = (at: number) => ({
    role: 'gridcell',
    'aria-colindex': at + 1,
    'data-cell': `${index}:${at}`,
    tabIndex: activeColumn === at ? 0 : -1,
    onFocus: () => props.onActivate(at),
  })
  return (
    <div
      className="pk-staff-grid__row"
      role="row"
      aria-rowindex={rowNumber}
      aria-selected={isSelected ?? undefined}
      data-changed={props.isChanged || undefined}
      data-warning={(row !== undefined && descriptor.isWarning?.(row)) || undefined}
      ref={styled({ transform: `translateY(${start}px)` })}
    >
      {isSelected !== null && (
        <div className="pk-staff-grid__cell" data-pinned {...cell(0)} ref={styled({ 'inset-inline-start': '0px' })}>
          <input
            type="checkbox"
            tabIndex={-1}
            checked={isSelected}
            disabled={row === undefined}
            aria-label={words.selectRow(title)}
            onChange={(event) => props.onToggle(event.target.checked)}
          />
        </div>
      )}
      {columns.map(({ column, pinnedAt }, at) => {
        const isEditing = editing?.column === at + offset && row !== undefined
        const mayEdit = column.inline === true && save !== undefined
        return (
          <div
            key={column.field}
            className="pk-staff-grid__cell"
            {...cell(at + offset)}
            data-pinned={pinnedAt !== null || undefined}
            data-end={column.kind === 'money' || column.kind === 'number' || undefined}
            data-editable={mayEdit || undefined}
            ref={pinnedAt === null ? null : styled({ 'inset-inline-start': `${pinnedAt + offset * SELECT_WIDTH}px` })}
            onDoubleClick={mayEdit ? () => props.onEdit(at + offset) : undefined}
          >
            {row === undefined ? (
              <span className="pk-staff-grid__wait" />
            ) : isEditing ? (
              <LazyInlineEdit
                descriptor={descriptor}
                column={column}
                row={row}
                typed={editing.typed}
                onDone={props.onEdited}
              />
            ) : column.field === descriptor.titleField && read !== undefined ? (
              <a className="pk-staff-grid__link" href={links.record(key, row.id)} tabIndex={-1}>
                {title === '' ? row.id : <CellValue value={row[column.field]} kind={column} />}
              </a>
            ) : column.leads === true && typeof row[column.field] === 'string' ? (
              <a
                className="pk-staff-grid__link"
                href={links.list(key, new URLSearchParams({ [column.field]: String(row[column.field]) }).toString())}
                tabIndex={-1}
              >
                <CellValue value={row[column.field]} kind={column} />
              </a>
            ) : (
              <CellValue
                value={row[column.field]}
                kind={column}
                name={column.kind === 'enum' && column.namedBy !== undefined ? row[column.namedBy] : undefined}
              />
            )}
          </div>
        )
      })}
    </div>
  )
})
