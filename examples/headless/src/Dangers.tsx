import { wordsFor } from './words'

interface DangersProps {
  readonly dangers: readonly { readonly kind: string; readonly subject: string }[]
  readonly accepted: readonly string[]
  readonly onChange: (accepted: readonly string[]) => void
}

/** One checkbox per danger: accepting one accepts no other. */
export function Dangers({ dangers, accepted, onChange }: DangersProps) {
  const toggle = (subject: string) =>
    onChange(
      accepted.includes(subject)
        ? accepted.filter(each => each !== subject)
        : [...accepted, subject],
    )
  return dangers.map(({ kind, subject }) => (
    <label key={subject}>
      <input
        type="checkbox"
        checked={accepted.includes(subject)}
        onChange={() => toggle(subject)}
      />
      I have checked: {wordsFor(kind)}
    </label>
  ))
}
