import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { ElementProps } from '../layout/ElementProps'

export type BadgeTone = 'neutral' | 'positive' | 'accent' | 'warning' | 'count'

export interface BadgeProps extends ElementProps {
  readonly children: ReactNode
  readonly tone?: BadgeTone | undefined
}

const soft = (name: string) =>
  `background: var(--wm-color-${name}-soft); color: var(--wm-color-${name === 'accent' ? 'accent-text' : name});`

const TONES: Record<BadgeTone, string> = {
  neutral: 'background: var(--wm-color-surface-sunken); color: var(--wm-color-text-muted);',
  positive: soft('positive'),
  accent: soft('accent'),
  warning: soft('warning'),
  count:
    'padding-inline: 0; color: var(--wm-color-text-faint); font-size: var(--wm-font-size-14); line-height: var(--wm-line-14);',
}

const Base = styled.span<{ $tone: BadgeTone }>`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-block-size: 20px;
  padding: 2px 7px;
  border-radius: var(--wm-radius-small);
  font-size: var(--wm-font-size-12);
  line-height: var(--wm-line-12);
  font-weight: var(--wm-weight-medium);
  letter-spacing: 0;
  white-space: nowrap;
  ${({ $tone }) => TONES[$tone]}
  @media (forced-colors: active) {
    border: ${({ $tone }) => ($tone === 'count' ? 0 : 1)}px solid CanvasText;
  }
`

/** A one-word label for a row; one per row at most. */
export function Badge({ children, tone = 'neutral', ...rest }: BadgeProps) {
  return (
    <Base data-wm-part="badge" data-tone={tone} $tone={tone} {...rest}>
      {tone === 'count' ? <bdi translate="no">{children}</bdi> : children}
    </Base>
  )
}
