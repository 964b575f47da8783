import type { ReactNode } from 'react'
import { keyframes, styled } from 'styled-components'
import { Icon, type IconShape } from '../media/Icon'
import type { ElementProps } from '../layout/ElementProps'
import { Spinner } from './Spinner'
import { iconCheck, iconCross, iconInfo, iconWarning } from '../media/firstIcons'

export type ToastTone = 'info' | 'positive' | 'negative' | 'warning' | 'busy'

export interface ToastProps extends ElementProps {
  readonly children: ReactNode
  readonly tone?: ToastTone | undefined
  readonly icon?: IconShape | undefined
  /**
   * Inside the card: over the header's title between its buttons, or on its own line. It never
   * covers a control.
   */
  readonly inCard?: 'overTitle' | 'ownLine' | undefined
  readonly end?: ReactNode
}

const ICONS = {
  info: iconInfo,
  positive: iconCheck,
  negative: iconCross,
  warning: iconWarning,
}

const drop = keyframes`from { opacity: 0; transform: translateY(-8px); }`
const appear = keyframes`from { opacity: 0; }`

const PLACES = {
  overTitle: 'position: absolute; inset-block-start: 8px; inset-inline: 52px; z-index: 3;',
  ownLine: 'position: relative; flex: none; margin: 0 8px 8px;',
}

const Base = styled.div<{ $inCard: keyof typeof PLACES | undefined; $hasEnd: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-block-size: 40px;
  max-inline-size: 328px;
  padding-block: 8px;
  padding-inline: 10px ${({ $hasEnd }) => ($hasEnd ? 6 : 14)}px;
  border-radius: var(--wm-radius-frame);
  background: var(--wm-color-surface-raised);
  box-shadow: var(--wm-shadow-raised);
  font-size: var(--wm-font-size-14);
  line-height: var(--wm-line-14);
  font-weight: var(--wm-weight-medium);
  color: var(--wm-color-text);
  animation: ${drop} var(--wm-motion-toast) var(--wm-ease-out);
  ${({ $inCard }) => $inCard && `${PLACES[$inCard]} max-inline-size: none;`}
  @media (prefers-reduced-motion: reduce) {
    animation-name: ${appear};
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`

const Dot = styled.span<{ $tone: ToastTone }>`
  inline-size: 24px;
  block-size: 24px;
  border-radius: 50%;
  display: grid;
  place-items: center;
  flex: none;
  ${({ $tone }) =>
    $tone === 'busy'
      ? 'color: var(--wm-color-accent-text);'
      : $tone === 'info'
        ? 'background: var(--wm-color-surface-sunken); color: var(--wm-color-text-muted);'
        : `background: var(--wm-color-${$tone}-soft); color: var(--wm-color-${$tone});`}
`

const Words = styled.span`
  flex: 1;
  min-inline-size: 0;
  unicode-bidi: plaintext;
  text-align: -webkit-match-parent;
  text-align: match-parent;
  overflow-wrap: anywhere;
`

/** One line about what just happened. The card's live region announces it. */
export function Toast({ children, tone = 'info', icon, inCard, end, ...rest }: ToastProps) {
  return (
    <Base data-wm-part="toast" data-tone={tone} $inCard={inCard} $hasEnd={!!end} {...rest}>
      <Dot $tone={tone} aria-hidden="true">
        {tone === 'busy' ? (
          <Spinner />
        ) : (
          <Icon icon={icon ?? ICONS[tone]} size={16} strokeWidth={2} />
        )}
      </Dot>
      <Words>{children}</Words>
      {end}
    </Base>
  )
}
