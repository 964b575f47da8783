import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { ElementProps } from './ElementProps'

export interface StatusHeaderProps extends ElementProps {
  /** A `ConnectionIndicator`, `StatusIcon`, `Tile` or `Illustration`. */
  readonly picture?: ReactNode
  readonly title: ReactNode
  readonly text?: ReactNode
  readonly children?: ReactNode
}

const Base = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  text-align: center;
  padding: 20px 12px 24px;
`

const Picture = styled.div`
  display: grid;
  place-items: center;
  margin-block-end: 20px;
`

const Title = styled.p`
  font-size: var(--wm-font-size-20);
  line-height: var(--wm-line-20);
  font-weight: var(--wm-weight-semibold);
  letter-spacing: var(--wm-tracking-title);
  text-wrap: balance;
  overflow-wrap: anywhere;
`

const Text = styled.p`
  margin-block-start: 4px;
  font-size: var(--wm-font-size-14);
  line-height: var(--wm-line-14);
  color: var(--wm-color-text-muted);
  max-inline-size: 36ch;
  text-wrap: balance;
  overflow-wrap: anywhere;
`

/** A centred status: one picture, one title and one explanation. */
export function StatusHeader({ picture, title, text, children, ...rest }: StatusHeaderProps) {
  return (
    <Base data-wm-part="heading" {...rest}>
      {picture && <Picture>{picture}</Picture>}
      <Title data-wm-part="heading-title">{title}</Title>
      {text && <Text data-wm-part="heading-text">{text}</Text>}
      {children}
    </Base>
  )
}
