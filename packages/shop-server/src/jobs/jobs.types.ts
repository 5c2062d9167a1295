/** What a job is, before it runs. */
export interface JobToStart {
  /** What it does, such as `feed.generate`. */
  readonly kind: string
  /** What others than its starter need to read it. */
  readonly permission: string
  /** Who starts it; its id is null for the server's own schedule. */
  readonly by: { readonly id: string | null; readonly displayName: string }
}

/** What a running job works with. */
export interface JobRun {
  readonly id: string
  /** Aborted when the server shuts down. */
  readonly signal: AbortSignal
  /** Notes how far it has come; throws when the job is to end. */
  readonly reached: (done: number, total: number) => Promise<void>
}

/** What came of a job. Neither holds personal data: a message is read by whoever may read the job, and is logged. */
export interface JobOutcome {
  readonly message?: string
  readonly resultUrl?: string | null
  readonly resultFileId?: string | null
}

/** Work that takes longer than a request, kept in the database so that any process can tell of it. */
export interface Jobs {
  /** Starts a job; resolves with its id while it runs. */
  readonly start: (job: JobToStart, work: (run: JobRun) => Promise<JobOutcome>) => Promise<string>
  /** Resolves when a job of this process has ended. */
  readonly ended: (id: string) => Promise<void>
  /** Resolves when no job of this process runs. */
  readonly settled: () => Promise<void>
  /** How many jobs of this process run. */
  readonly running: () => number
  /** Lets the jobs of this process run on for so long, then cancels them; resolves when they have ended. */
  readonly close: (graceMs?: number) => Promise<void>
}
