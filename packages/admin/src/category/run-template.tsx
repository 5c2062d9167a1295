import { dynamicCategoryTemplateResource } from '@prilavok/contracts/admin'
import { RunAction } from '../kit/screen/run-action'

/** "Run now" of a template of categories. */
export const RunTemplate = ({ id }: { readonly id: string }) => (
  <RunAction resource={dynamicCategoryTemplateResource} id={id} />
)
