/** Lets the browser save a value as a JSON file. */
export function saveFile(name: string, value: unknown): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([JSON.stringify(value, null, 1)], { type: 'application/json' }))
  link.download = name
  link.click()
  // The browser has taken the file over by the next task.
  setTimeout(() => URL.revokeObjectURL(link.href))
}
