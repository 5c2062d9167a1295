import { useLabels } from '../staff/staff-context'
import { visitRu } from './visit.labels'
import { visitEn } from './visit.labels.en'
import { visitInWords } from './visit-words'
import './visit-text.css'

/** Where somebody came from, in words. */
export function VisitText({ marks }: { readonly marks: unknown }) {
  const words = useLabels({ ru: visitRu, en: visitEn })
  return <span className="pk-staff-visit">{visitInWords(marks, words)}</span>
}
