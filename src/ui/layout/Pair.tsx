import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon, type IconShape } from '../media/Icon'
import type { ElementProps } from './ElementProps'
import { iconArrowDown } from '../media/icons'

export interface PairProps extends ElementProps {
  readonly first: ReactNode
  readonly second: ReactNode
  readonly icon?: IconShape | undefined
  /** Turns the node into a button that swaps the two; needs `flipLabel`. */
  readonly onFlip?: (() => void) | undefined
  readonly flipLabel?: string | undefined
}

const Base = styled.div`
  display: grid;
`

const Seam = styled.div`
  position: relative;
  z-index: 1;
  block-size: 4px;
  pointer-events: none;
`

const Node = styled.span`
  position: absolute;
  inset-inline-start: calc(50% - 18px);
  inset-block-start: -16px;
  inline-size: 36px;
  block-size: 36px;
  border-radius: 50%;
  display: grid;
  place-items: center;
  background: var(--wm-color-surface);
  border: 4px solid var(--wm-color-surface);
  box-shadow: inset 0 0 0 1px var(--wm-color-border);
  color: var(--wm-color-text-muted);
  button& {
    pointer-events: auto;
    color: var(--wm-color-accent-text);
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`

/** Two related boxes that meet at a node. */
export function Pair({
  first,
  second,
  icon = iconArrowDown,
  onFlip,
  flipLabel,
  ...rest
}: PairProps) {
  const sign = <Icon icon={icon} size={16} />
  return (
    <Base data-wm-part="pair" {...rest}>
      {first}
      <Seam>
        {onFlip ? (
          <Node as="button" {...{ type: 'button' }} aria-label={flipLabel} onClick={onFlip}>
            {sign}
          </Node>
        ) : (
          <Node aria-hidden="true">{sign}</Node>
        )}
      </Seam>
      {second}
    </Base>
  )
}
