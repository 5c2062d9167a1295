export { loadTemplates, TemplatesProvider, type TemplateProps, type Templates, type TemplateValues } from './templates'
