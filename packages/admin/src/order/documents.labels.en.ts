import type { DocumentsLabels } from './documents.labels'

/** English words of the papers of an order. */
export const documentsEn: DocumentsLabels = {
  open: 'Documents',
  kinds: {
    invoice: 'Invoice',
    'packing-list': 'Packing list',
    label: 'Label',
    'return-act': 'Act of return',
  },
}
