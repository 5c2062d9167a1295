import { executeTerminalCommand, listTerminalCommands, type TerminalResult } from '@prilavok/contracts/admin'
import { Button } from '@prilavok/ui/button'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useCan, useStaff, useText } from '../app/staff-context'
import { failureOf } from '../client/failures'

/** A command may run this long (TERM-04). */
export const COMMAND_TIMEOUT_MS = 180_000

/** Commands of the server by their names, one at a time, with what they have said (TERM-01 to TERM-05). */
export function Terminal() {
  const { client } = useStaff()
  const can = useCan()
  const words = useText('app')
  const { loading, refused } = useText('staff')
  const mayRead = can('terminal', 'read')
  const commands = useQuery({
    queryKey: ['terminal'],
    queryFn: () => client.call(listTerminalCommands, {}),
    enabled: mayRead,
  })
  const run = useMutation({
    mutationFn: async (name: string) =>
      (await client.receive(executeTerminalCommand, { params: { name } }, { timeoutMs: COMMAND_TIMEOUT_MS }))
        .value as TerminalResult,
  })
  if (!mayRead) return <p className="pk-staff-notice">{refused}</p>
  return (
    <section aria-label={words.terminal}>
      <h1 className="pk-staff-title">{words.terminal}</h1>
      {commands.isPending && <p role="status">{loading}</p>}
      <ul className="pk-staff-commands">
        {(commands.data?.items ?? []).map(({ name, description }) => (
          <li key={name} className="pk-staff-command">
            <span>
              <strong className="pk-staff-mono">{name}</strong> {description}
            </span>
            {can('terminal', 'execute') && (
              <Button
                size="small"
                aria-label={words.runCommand(name)}
                disabled={run.isPending && run.variables !== name}
                busy={run.isPending && run.variables === name}
                onClick={() => run.mutate(name)}
              >
                ▶
              </Button>
            )}
            {run.variables === name && (
              <output className="pk-staff-output" aria-label={words.output}>
                {run.isPending
                  ? words.running
                  : run.isError
                    ? (failureOf(run.error)?.message ?? run.error.message)
                    : run.data?.output}
              </output>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
