import { useEditOf } from '../kit/form/edit-context'
import { FormSections } from '../kit/form/form-sections'
import { Card, Facts } from '../kit/screen/card'
import { useLabels } from '../kit/staff/staff-context'
import { messageTemplateBodyRu } from './message-template-body.labels'
import { messageTemplateBodyEn } from './message-template-body.labels.en'
import '../kit/screen/screens.css'

/** A text of the shop, with the names that it may have in braces. */
export function MessageTemplateBody() {
  const { descriptor, mayEdit } = useEditOf()
  const words = useLabels({ ru: messageTemplateBodyRu, en: messageTemplateBodyEn })
  return (
    <>
      <FormSections sections={descriptor.sections} others={[]} isReadOnly={!mayEdit} />
      <Card title={words.names}>
        <Facts items={words.meanings.map(([name, meaning]) => [name, meaning])} />
        <p className="pk-staff-note">{words.help}</p>
      </Card>
    </>
  )
}
