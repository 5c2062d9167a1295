import { listTerminalCommands, type TerminalCommand } from '@prilavok/contracts/admin'
import { Button } from '@prilavok/ui/button'
import { Dialog } from '@prilavok/ui/dialog'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { useCan, useStaff, useLabels } from '../kit/staff/staff-context'
import { failureOf } from '../kit/client/failures'
import { runCommand } from './run-command'
import { terminalRu } from './terminal.labels'
import { terminalEn } from './terminal.labels.en'
import './terminal.css'

const terminalWords = { ru: terminalRu, en: terminalEn }

/** Asks before a command that cannot be taken back. */
function ConfirmRun({
  command,
  onRun,
  onCancel,
}: {
  readonly command: TerminalCommand
  readonly onRun: () => void
  readonly onCancel: () => void
}) {
  const words = useLabels(terminalWords)
  const { cancel } = useLabels('staff')
  const id = useId()
  return (
    <Dialog
      id={`pk-staff-run${id}`}
      open
      size="small"
      title={words.runCommand(command.name)}
      onClose={onCancel}
      footer={
        <>
          <Button variant="primary" onClick={onRun}>
            {words.runCommand(command.name)}
          </Button>
          <Button onClick={onCancel}>{cancel}</Button>
        </>
      }
    >
      <p>{command.confirmText ?? command.description}</p>
    </Dialog>
  )
}

/** Commands of the server by their names, one at a time, with what they say as they say it (TERM-01 to TERM-05). */
export function Terminal() {
  const { client } = useStaff()
  const can = useCan()
  const words = useLabels(terminalWords)
  const { terminal } = useLabels('app')
  const { loading, refused } = useLabels('staff')
  const mayRead = can('terminal', 'read')
  const [asked, setAsked] = useState<TerminalCommand | null>(null)
  const [lines, setLines] = useState<readonly string[]>([])
  const stop = useRef<AbortController>(null)
  const commands = useQuery({
    queryKey: ['terminal'],
    queryFn: () => client.call(listTerminalCommands, {}),
    enabled: mayRead,
  })
  const run = useMutation({
    mutationFn: (name: string) => {
      stop.current = new AbortController()
      setLines([])
      const onLine = (line: string) => setLines((said) => [...said, line])
      return runCommand(client, name, { onLine, signal: stop.current.signal })
    },
  })
  const start = (name: string) => {
    setAsked(null)
    if (!run.isPending) run.mutate(name)
  }
  if (!mayRead) return <p className="pk-staff-notice">{refused}</p>
  const ending = run.isPending
    ? words.running
    : run.isError
      ? run.error.name === 'AbortError'
        ? words.stopped
        : (failureOf(run.error)?.message ?? run.error.message)
      : null
  const output = run.data?.output ?? lines.map((line) => `${line}\n`).join('')
  return (
    <section aria-label={terminal}>
      <h1 className="pk-staff-title">{terminal}</h1>
      {commands.isPending && <p role="status">{loading}</p>}
      <ul className="pk-staff-commands">
        {(commands.data?.items ?? []).map((command) => {
          const { name, description, isDangerous } = command
          const isThis = run.variables === name
          return (
            <li key={name} className="pk-staff-command">
              <span>
                <strong className="pk-staff-mono">{name}</strong> {description}
              </span>
              {can('terminal', 'execute') &&
                (isThis && run.isPending ? (
                  <Button size="small" aria-label={words.stopCommand(name)} onClick={() => stop.current?.abort()}>
                    {words.stop}
                  </Button>
                ) : (
                  <Button
                    size="small"
                    aria-label={words.runCommand(name)}
                    disabled={run.isPending}
                    onClick={() => (isDangerous ? setAsked(command) : start(name))}
                  >
                    {words.run}
                  </Button>
                ))}
              {isThis && (
                <output className="pk-staff-output" aria-label={words.output}>
                  {output}
                  {ending}
                </output>
              )}
            </li>
          )
        })}
      </ul>
      {asked !== null && <ConfirmRun command={asked} onRun={() => start(asked.name)} onCancel={() => setAsked(null)} />}
    </section>
  )
}
