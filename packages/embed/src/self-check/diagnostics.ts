import type { PageProblem } from './problem'
import type { ProblemLabels } from './problem.labels'
import type { Finding } from './self-check'

/** What was reported to the page's developer. */
export interface Diagnostic {
  readonly message: string
  readonly element: Element | undefined
}

/** Tells the page's developer what is wrong, in the language of the page, and keeps it for the devtools. */
export interface Diagnostics {
  readonly all: readonly Diagnostic[]
  readonly warn: (problem: PageProblem, element?: Element) => void
  /** Writes what a check of the whole page has found as one line; nothing when it has found nothing. */
  readonly summarize: (findings: readonly Finding[]) => Promise<void>
  readonly texts: () => Promise<ProblemLabels>
}

/** The texts, loaded with the first problem: most pages have none. */
function textsIn(lang: string | undefined): () => Promise<ProblemLabels> {
  let texts: Promise<ProblemLabels> | undefined
  return () =>
    (texts ??=
      lang === 'en'
        ? import('./problem.labels.en').then(({ problemsEn }) => problemsEn)
        : import('./problem.labels').then(({ problemsRu }) => problemsRu))
}

/** What a problem is called. */
export const problemText = (problem: PageProblem, labels: ProblemLabels): string =>
  (labels[problem.kind] as (of: PageProblem) => string)(problem)

/** Diagnostics that go to the console. */
export function createDiagnostics(lang: string | undefined): Diagnostics {
  const all: Diagnostic[] = []
  const texts = textsIn(lang)
  const said = new Set<string>()
  return {
    all,
    texts,
    warn(problem, element) {
      // Those of the staff wing are the other bundle's.
      if (problem.kind === 'widget' && problem.name.startsWith('admin-')) return
      const key = JSON.stringify(problem)
      // The same of another element is said of that element as well.
      if (element === undefined && said.has(key)) return
      said.add(key)
      const tell = (labels: ProblemLabels) => {
        const message = problemText(problem, labels)
        all.push({ message, element })
        console.error(`[Prilavok] ${message}`, ...(element === undefined ? [] : [element]))
      }
      texts().then(tell, () => console.error('[Prilavok]', problem, element))
    },
    async summarize(findings) {
      if (findings.length === 0) return
      const labels = await texts()
      const counts = new Map<string, number>()
      for (const { problem } of findings) {
        const text = problemText(problem, labels)
        counts.set(text, (counts.get(text) ?? 0) + 1)
      }
      const list = [...counts].map(([text, count], at) => `${at + 1}) ${text}${count > 1 ? ` (× ${count})` : ''}`)
      console.warn(`[Prilavok] ${labels.check(counts.size)} ${list.join(' ')} ${labels.more}`)
    },
  }
}
