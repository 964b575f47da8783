import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { PlaceholderText } from './PlaceholderText'
import { StatusHeader } from './StatusHeader'

export interface StagePlaceholderProps {
  readonly title: string
  readonly text: string
  /** How many stacked buttons it has below. */
  readonly buttons?: number
  readonly children?: ReactNode
}

const Picture = styled.span`
  block-size: 64px;
`

const Content = styled.div`
  padding: 4px 16px 0;
`

const Buttons = styled.div<{ $count: number }>`
  block-size: ${({ $count }) =>
    `calc(${$count} * (var(--wm-size-control) + 8px) + ${$count > 0 ? 8 : 16}px)`};
`

/** Reserves the space of one stage of a view: a picture, its text and the content below. */
export function StagePlaceholder({ title, text, buttons = 0, children }: StagePlaceholderProps) {
  return (
    <>
      <Content>
        <StatusHeader
          picture={<Picture />}
          title={<PlaceholderText>{title}</PlaceholderText>}
          text={<PlaceholderText>{text}</PlaceholderText>}
        />
        {children}
      </Content>
      <Buttons $count={buttons} />
    </>
  )
}
