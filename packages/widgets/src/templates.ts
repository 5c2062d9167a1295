export {
  TemplatesProvider,
  type RenderTemplate,
  type TemplateProps,
  type Templates,
  type TemplateValues,
} from './lib/templates'
export { loadTemplates } from './product-data/load-templates'
