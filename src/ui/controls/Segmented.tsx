import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon, type IconShape } from '../media/Icon'
import type { ElementProps } from '../layout/ElementProps'
import { useRovingChoice } from './useRovingChoice'

export interface Segment {
  readonly id: string
  readonly label: ReactNode
  readonly icon?: IconShape | undefined
}

export interface SegmentedProps extends ElementProps {
  readonly label: string
  readonly segments: readonly Segment[]
  readonly selected: string
  readonly onSelect: (id: string) => void
}

const Group = styled.div`
  display: flex;
  flex-wrap: wrap;
  padding: 3px;
  border-radius: var(--wm-radius-control);
  background: var(--wm-color-surface-sunken);
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`

// A label stays on one line while it fits; the group wraps first.
const Choice = styled.button`
  display: inline-flex;
  gap: 6px;
  align-items: center;
  justify-content: center;
  flex: 1 1 0;
  min-block-size: 34px;
  min-inline-size: fit-content;
  padding: 6px 4px;
  border-radius: var(--wm-radius-inner);
  text-align: center;
  font-size: var(--wm-font-size-14);
  line-height: var(--wm-line-14);
  font-weight: var(--wm-weight-medium);
  color: var(--wm-color-text-muted);
  &:hover {
    color: var(--wm-color-text);
  }
  &:active {
    background: var(--wm-color-pressed);
  }
  @media (max-width: 360px) {
    > svg {
      display: none;
    }
  }
  &[aria-checked='true'] {
    background: var(--wm-color-surface-raised);
    color: var(--wm-color-text);
    box-shadow: var(--wm-shadow-thumb);
  }
  @media (forced-colors: active) {
    &[aria-checked='true'] {
      background-color: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`

/** A choice among a few segments; arrow keys move the choice. */
export function Segmented({ label, segments, selected, onSelect, ...rest }: SegmentedProps) {
  const entry = Math.max(
    segments.findIndex(segment => segment.id === selected),
    0,
  )
  const ids = segments.map(({ id }) => id)
  const roving = useRovingChoice(ids, selected, onSelect)
  return (
    <Group role="radiogroup" aria-label={label} data-wm-part="segmented" {...roving} {...rest}>
      {segments.map((segment, index) => (
        <Choice
          key={segment.id}
          type="button"
          role="radio"
          aria-checked={segment.id === selected}
          tabIndex={index === entry ? 0 : -1}
          data-wm-part="segment"
          onClick={() => onSelect(segment.id)}
        >
          {segment.icon && <Icon icon={segment.icon} size={16} />}
          {segment.label}
        </Choice>
      ))}
    </Group>
  )
}
