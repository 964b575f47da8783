import type { ReactNode } from 'react'
import type { SnippetName } from './snippetTexts'
import { SnippetButton } from './SnippetButton'

interface CardProps {
  readonly id: string
  readonly title: string
  /** One line that describes the card. */
  readonly line: ReactNode
  readonly snippet: SnippetName
  readonly className?: string
  readonly children: ReactNode
  /** The outcome of the last press. */
  readonly result?: string
}

/** A card for one feature: description, button, outcome and code. */
export function Card({ id, title, line, snippet, className = '', children, result }: CardProps) {
  return (
    <section className={`card ${className}`} aria-labelledby={id}>
      <div className="head">
        <h2 id={id}>{title}</h2>
        <SnippetButton name={snippet} what={title} />
      </div>
      <p className="quiet">{line}</p>
      {children}
      {result !== undefined && (
        <p className="result" role="status" data-testid={`result-${id}`}>
          {result}
        </p>
      )}
    </section>
  )
}
