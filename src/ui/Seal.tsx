import { styled } from 'styled-components'
import { Icon, type IconShape } from './Icon'
import type { PartProps } from './PartProps'

export type SealTone = 'positive' | 'accent' | 'warning' | 'negative'

export interface SealProps extends PartProps {
  readonly icon: IconShape
  readonly tone?: SealTone | undefined
}

const Base = styled.span<{ $tone: SealTone }>`
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

/** A round mark above a title, where there is no other party to draw a line to. */
export function Seal({ icon, tone = 'positive', ...rest }: SealProps) {
  return (
    <Base aria-hidden="true" data-wm-part="seal" $tone={tone} {...rest}>
      <Icon icon={icon} size={28} strokeWidth={1.6} />
    </Base>
  )
}
