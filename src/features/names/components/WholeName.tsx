import { styled } from 'styled-components'

const Zone = styled.span`
  color: var(--wm-color-text-faint);
  font-weight: var(--wm-weight-regular);
`

interface WholeNameProps {
  readonly label: string
  readonly suffix: string
}

/** A name with a muted suffix. */
export function WholeName({ label, suffix }: WholeNameProps) {
  return (
    <bdi translate="no">
      <span>{label}</span>
      <Zone>{suffix}</Zone>
    </bdi>
  )
}
