import type { RequestEdition } from '@prilavok/contracts/admin'
import { Button } from '@prilavok/ui/button'
import { useMemo } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useStore } from 'zustand'
import { useEditOf } from '../kit/form/edit-context'
import { FieldRow } from '../kit/form/field-row'
import { Card, Facts } from '../kit/screen/card'
import { useStaff, useLabels } from '../kit/staff/staff-context'
import { CellValue } from '../kit/values/cell-value'
import { useValues } from '../kit/values/use-values'
import { Decisions } from './request-decisions'
import { requestRu } from './request-body.labels'
import { requestEn } from './request-body.labels.en'
import '../kit/screen/screens.css'
import '../kit/screen/work-screen.css'
import './request.css'

/** What staff write on a request; the rest is what somebody has told the shop. */
const WRITTEN = ['stateId', 'callOn', 'reasonId', 'managerId', 'managerComment', 'tags']
function StaffFields({ managerId }: { readonly managerId: string | null | undefined }) {
  const words = useLabels({ ru: requestRu, en: requestEn })
  const { descriptor, mayEdit, saveNow } = useEditOf()
  const me = useStore(useStaff().session, (state) => state.session?.user)
  const fields = useMemo(() => {
    const all = descriptor.sections.flatMap((section) => section.fields)
    return WRITTEN.flatMap((name) => all.find(({ field }) => field === name) ?? [])
  }, [descriptor])
  return (
    <Card
      title={words.staff}
      aside={
        mayEdit &&
        me !== undefined &&
        managerId !== me.id && (
          <Button size="small" variant="quiet" onClick={() => void saveNow({ managerId: me.id })}>
            {words.take}
          </Button>
        )
      }
    >
      <div className="pk-staff-fields">
        {fields.map((field) => (
          <FieldRow key={field.field} field={field} isReadOnly={!mayEdit} />
        ))}
      </div>
    </Card>
  )
}

/** A request as staff work on it: who asks for what on the left, what becomes of it on the right. */
export function RequestBody() {
  const { control, getValues } = useFormContext<RequestEdition>()
  // Renders again with every change; the fields are read whole.
  useWatch({ control })
  const request = getValues()
  const words = useLabels({ ru: requestRu, en: requestEn })
  const { money, moment, title } = useValues()
  return (
    <div className="pk-staff-work">
      <header className="pk-staff-work__head">
        <h1 className="pk-staff-title">{words.title(title('RequestKind', request.kind), request.customerName)}</h1>
        <p className="pk-staff-work__marks">
          <CellValue value={request.status} name={request.stateName} kind={{ kind: 'enum', of: 'RequestStatus' }} />
        </p>
        {request.total > 0 && (
          <p className="pk-staff-work__sum">
            <strong>{money(request.total)}</strong>
          </p>
        )}
      </header>
      <div className="pk-staff-work__columns">
        <div>
          <Card title={words.asks}>
            {request.comment && <p className="pk-staff-request__comment">{request.comment}</p>}
            <Facts
              items={[
                [words.email, request.email],
                [words.city, request.cityName],
                [words.came, moment(request.createdOn)],
                [words.attempts, request.attempts > 0 && String(request.attempts)],
                [words.lastCall, request.lastCalledOn && moment(request.lastCalledOn)],
                [words.again, request.status === 'CallAgain' && request.callOn && moment(request.callOn)],
              ]}
            />
          </Card>
          {request.lines.length > 0 && (
            <Card title={words.lines}>
              <ul className="pk-staff-bullets">
                {request.lines.map(({ id, name, quantity, total }) => (
                  <li key={id}>{`${name} × ${quantity}, ${money(total)}`}</li>
                ))}
              </ul>
            </Card>
          )}
        </div>
        <div>
          <Decisions request={request} />
          <StaffFields managerId={request.managerId} />
        </div>
      </div>
    </div>
  )
}
