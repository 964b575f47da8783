import { styled } from 'styled-components'
import { Icon, type IconShape } from '../media/Icon'
import type { ElementProps } from '../layout/ElementProps'

export type StatusIconTone = 'positive' | 'accent' | 'warning' | 'negative'

export interface StatusIconProps extends ElementProps {
  readonly icon: IconShape
  readonly tone?: StatusIconTone | undefined
}

const Base = styled.span<{ $tone: StatusIconTone }>`
  inline-size: 64px;
  block-size: 64px;
  border-radius: 50%;
  display: grid;
  place-items: center;
  flex: none;
  background: var(--wm-color-${({ $tone }) => $tone}-soft);
  color: var(--wm-color-${({ $tone }) => ($tone === 'accent' ? 'accent-text' : $tone)});
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`

/** A round icon above a title, for views without a second party to connect to. */
export function StatusIcon({ icon, tone = 'positive', ...rest }: StatusIconProps) {
  return (
    <Base aria-hidden="true" data-wm-part="status" $tone={tone} {...rest}>
      <Icon icon={icon} size={28} strokeWidth={1.6} />
    </Base>
  )
}
