import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../media/Icon'
import { IconButton } from '../controls/IconButton'
import type { ElementProps } from '../layout/ElementProps'
import { iconCross, iconInfo, iconWarning } from '../media/firstIcons'
import { iconCheckCircle } from '../media/icons'

export type AlertTone = 'negative' | 'warning' | 'info' | 'positive'

export interface AlertProps extends ElementProps {
  readonly title: ReactNode
  readonly children?: ReactNode
  readonly tone?: AlertTone | undefined
  readonly onDismiss: () => void
  readonly dismissLabel: string
}

const ICONS = {
  negative: iconWarning,
  warning: iconWarning,
  info: iconInfo,
  positive: iconCheckCircle,
}

const Base = styled.div<{ $tone: AlertTone }>`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr) auto;
  gap: 10px;
  align-items: start;
  flex: none;
  margin-inline: 8px;
  margin-block-end: 8px;
  padding-block: 10px;
  padding-inline: 14px 6px;
  border-radius: var(--wm-radius-frame);
  background: var(--wm-color-surface-raised);
  box-shadow: var(--wm-shadow-raised);
  font-size: var(--wm-font-size-14);
  line-height: var(--wm-line-14);
  > svg {
    margin-block-start: 4px;
    color: var(--wm-color-${({ $tone }) => ($tone === 'info' ? 'accent-text' : $tone)});
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`

const Words = styled.div`
  padding-block: 4px;
  overflow-wrap: anywhere;
  strong {
    display: block;
    font-weight: var(--wm-weight-semibold);
  }
  span {
    color: var(--wm-color-text-muted);
  }
`

/** For developers only: a configuration problem to fix. */
export function Alert({
  title,
  children,
  tone = 'info',
  onDismiss,
  dismissLabel,
  ...rest
}: AlertProps) {
  return (
    <Base role="alert" data-wm-part="alert" data-tone={tone} $tone={tone} {...rest}>
      <Icon icon={ICONS[tone]} />
      <Words>
        <strong>{title}</strong>
        {children && <span>{children}</span>}
      </Words>
      <IconButton small icon={iconCross} label={dismissLabel} onPress={onDismiss} />
    </Base>
  )
}
