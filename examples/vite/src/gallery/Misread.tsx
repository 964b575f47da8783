interface MisreadProps {
  readonly problems: readonly string[]
  /** The gallery's URL for the valid part of the address. */
  readonly gallery: string
}

/** Shown instead of a modal if the address is invalid. */
export function Misread({ problems, gallery }: MisreadProps) {
  return (
    <main className="alone">
      <h1>Nothing to show</h1>
      {problems.map(problem => (
        <p key={problem} className="problem">
          {problem}
        </p>
      ))}
      <a href={gallery}>Choose from the gallery</a>
    </main>
  )
}
