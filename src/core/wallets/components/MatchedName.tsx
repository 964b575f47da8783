import { styled } from 'styled-components'

interface MatchedNameProps {
  readonly name: string
  /** The search text. */
  readonly text: string
}

const Match = styled.mark`
  background: none;
  color: var(--wm-color-accent-text);
  font-weight: var(--wm-weight-semibold);
  @media (forced-colors: active) {
    color: Highlight;
  }
`

/** A wallet name with the first match highlighted. */
export function MatchedName({ name, text }: MatchedNameProps) {
  const wanted = text.trim().toLowerCase()
  const at = wanted === '' ? -1 : name.toLowerCase().indexOf(wanted)
  if (at < 0) return name
  const end = at + wanted.length
  return (
    <>
      <span>{name.slice(0, at)}</span>
      <Match>{name.slice(at, end)}</Match>
      <span>{name.slice(end)}</span>
    </>
  )
}
