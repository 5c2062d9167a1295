/** What is wrong, one sentence after another. */
export function ProblemList({ problems }: { readonly problems: readonly string[] }) {
  if (problems.length === 0) return null
  return (
    <div className="pk-staff-problems" role="alert">
      {problems.map((each, at) => (
        <p key={at}>{each}</p>
      ))}
    </div>
  )
}
