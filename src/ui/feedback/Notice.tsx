import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon, type IconShape } from '../media/Icon'
import type { ElementProps } from '../layout/ElementProps'
import { iconInfo, iconWarning } from '../media/firstIcons'

export type NoticeTone = 'neutral' | 'warning' | 'negative'

export interface NoticeProps extends ElementProps {
  readonly title: ReactNode
  readonly children?: ReactNode
  readonly tone?: NoticeTone | undefined
  readonly icon?: IconShape | undefined
}

const Base = styled.div<{ $tone: NoticeTone }>`
  display: grid;
  grid-template-columns: 20px 1fr;
  column-gap: 10px;
  padding: 12px;
  border-radius: var(--wm-radius-panel);
  font-size: var(--wm-font-size-14);
  line-height: var(--wm-line-14);
  background: var(
    --wm-color-${({ $tone }) => ($tone === 'neutral' ? 'surface-sunken' : `${$tone}-soft`)}
  );
  > svg {
    color: var(--wm-color-${({ $tone }) => ($tone === 'neutral' ? 'text-muted' : $tone)});
  }
  strong {
    display: block;
    font-weight: var(--wm-weight-semibold);
    ${({ $tone }) => $tone !== 'neutral' && `color: var(--wm-color-${$tone});`}
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`

const Text = styled.div<{ $muted: boolean }>`
  color: var(--wm-color-text${({ $muted }) => ($muted ? '-muted' : '')});
  overflow-wrap: anywhere;
`

/** One fact the visitor must weigh. */
export function Notice({ title, children, tone = 'neutral', icon, ...rest }: NoticeProps) {
  return (
    <Base role="note" data-wm-part="notice" data-tone={tone} $tone={tone} {...rest}>
      <Icon icon={icon ?? (tone === 'neutral' ? iconInfo : iconWarning)} />
      <div>
        <strong>{title}</strong>
        {children && <Text $muted={tone === 'neutral'}>{children}</Text>}
      </div>
    </Base>
  )
}
