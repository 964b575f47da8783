import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { ElementProps } from '../layout/ElementProps'

export interface Detail {
  readonly id: string
  readonly term: ReactNode
  readonly value: ReactNode
  /** Text that may wrap; wrapped lines align to the start. */
  readonly isProse?: boolean
}

export interface DetailsProps extends ElementProps {
  readonly details: readonly Detail[]
  /** No outline and no side padding. */
  readonly bare?: boolean | undefined
}

const List = styled.dl<{ $bare: boolean }>`
  isolation: isolate;
  font-size: var(--wm-font-size-14);
  line-height: var(--wm-line-14);
  ${({ $bare }) =>
    !$bare &&
    `border-radius: var(--wm-radius-panel);
     box-shadow: inset 0 0 0 1px var(--wm-color-border);
     overflow: clip;
     overflow-clip-margin: 4px;`}
  @media (forced-colors: active) {
    ${({ $bare }) => !$bare && 'border: 1px solid CanvasText;'}
  }
`

// A full address takes its own line below its term; a link's touch target covers the neighbouring
// lines. Nowrap content may break here: that happens only with large text on a small screen.
const Line = styled.div<{ $bare: boolean }>`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: 16px;
  padding: ${({ $bare }) => ($bare ? '6px 0' : '8px 12px')};
  &:has(button, a) {
    z-index: 1;
  }
  & + &::before {
    content: ${({ $bare }) => ($bare ? 'none' : "''")};
    position: absolute;
    inset-block-start: 0;
    inset-inline: 12px 0;
    block-size: 1px;
    background: var(--wm-color-border);
  }
  > dt {
    flex: none;
    max-inline-size: 100%;
    color: var(--wm-color-text-muted);
  }
  > dd {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-inline-size: 0;
    margin-inline-start: auto;
    text-align: end;
    font-weight: var(--wm-weight-medium);
    overflow-wrap: anywhere;
  }
  > dd[data-prose] {
    text-align: start;
  }
  > dd:not([data-prose]) :is(bdi, span) {
    white-space: normal;
  }
  > dd:has([data-wm-part='address']) {
    flex: 1 0 100%;
    padding-block-start: 4px;
    text-align: start;
  }
`

/** Term and value pairs, one to a line. */
export function Details({ details, bare = false, ...rest }: DetailsProps) {
  return (
    <List data-wm-part="details" $bare={bare} {...rest}>
      {details.map(({ id, term, value, isProse }) => (
        <Line key={id} $bare={bare}>
          <dt>{term}</dt>
          <dd data-prose={isProse}>{value}</dd>
        </Line>
      ))}
    </List>
  )
}
