interface MisreadProps {
  readonly problems: readonly string[]
  /** What the address says otherwise, in the gallery. */
  readonly gallery: string
}

/** In place of a modal that the address does not name rightly. */
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
