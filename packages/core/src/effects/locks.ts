/** One at a time, over all tabs where the browser can. */
export interface Locks {
  readonly run: <T>(name: string, task: () => Promise<T>) => Promise<T>
}
