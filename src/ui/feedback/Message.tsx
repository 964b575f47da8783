import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon, type IconShape } from '../media/Icon'
import type { ElementProps } from '../layout/ElementProps'
import { iconCheck, iconWarning } from '../media/firstIcons'

export type MessageTone = 'neutral' | 'warning' | 'error' | 'ok'

export interface MessageProps extends ElementProps {
  readonly id?: string | undefined
  readonly children?: ReactNode
  readonly tone?: MessageTone | undefined
  readonly icon?: IconShape | undefined
}

const COLORS: Record<MessageTone, string> = {
  neutral: 'text-muted',
  warning: 'warning',
  error: 'negative',
  ok: 'positive',
}

const Base = styled.span<{ $tone: MessageTone }>`
  display: inline-flex;
  align-items: flex-start;
  gap: 6px;
  min-inline-size: 0;
  font-size: var(--wm-font-size-14);
  line-height: var(--wm-line-14);
  color: var(--wm-color-${({ $tone }) => COLORS[$tone]});
  overflow-wrap: anywhere;
  &:has(> svg) {
    text-align: start;
  }
  > svg {
    margin-block-start: 2px;
  }
`

/** One short line about the input; colour and icon carry the same meaning. */
export function Message({ children, tone = 'neutral', icon, ...rest }: MessageProps) {
  const sign = icon ?? (tone === 'ok' ? iconCheck : tone === 'neutral' ? null : iconWarning)
  return (
    <Base data-wm-part="message" data-tone={tone} $tone={tone} {...rest}>
      {sign && children && <Icon icon={sign} size={16} />}
      <span>{children}</span>
    </Base>
  )
}
