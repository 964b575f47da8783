import { styled } from 'styled-components'
import type { ElementProps } from '../layout/ElementProps'
import { useRovingChoice } from './useRovingChoice'

export interface TabItem {
  readonly id: string
  readonly label: string
}

export interface TabsProps extends ElementProps {
  readonly label: string
  readonly tabs: readonly TabItem[]
  readonly selected: string
  readonly onSelect: (id: string) => void
  /** Shared with each `TabPanel` to link tabs and panels. */
  readonly name: string
}

const List = styled.div`
  display: flex;
  flex: none;
  gap: 20px;
  overflow-x: auto;
  scrollbar-width: none;
  border-block-end: 1px solid var(--wm-color-border);
  margin-inline: -16px;
  padding-inline: 16px;
`

// Each tab reserves its selected width, so that the others stay in place.
const Tab = styled.button`
  position: relative;
  flex: none;
  padding-block: 10px;
  min-block-size: 44px;
  font-weight: var(--wm-weight-medium);
  color: var(--wm-color-text-muted);
  &::before {
    content: '';
    position: absolute;
    inset: 0 -8px;
  }
  > span {
    display: block;
  }
  > span::after {
    content: attr(data-label);
    display: block;
    block-size: 0;
    overflow: hidden;
    visibility: hidden;
    font-weight: var(--wm-weight-semibold);
  }
  &[aria-selected='true'] {
    color: var(--wm-color-text);
    font-weight: var(--wm-weight-semibold);
  }
  &[aria-selected='true']::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-end: 0;
    block-size: 2px;
    border-radius: var(--wm-radius-pill);
    background: var(--wm-color-accent);
  }
  &:focus-visible {
    outline-offset: -2px;
    border-radius: var(--wm-radius-small);
  }
  @media (forced-colors: active) {
    &[aria-selected='true']::after {
      background-color: Highlight;
      forced-color-adjust: none;
    }
  }
`

/** A tab list; arrow keys select at once. */
export function Tabs({ label, tabs, selected, onSelect, name, ...rest }: TabsProps) {
  const ids = tabs.map(({ id }) => id)
  const roving = useRovingChoice(ids, selected, onSelect)
  return (
    <List role="tablist" aria-label={label} data-wm-part="tabs" {...roving} {...rest}>
      {tabs.map(tab => (
        <Tab
          key={tab.id}
          type="button"
          role="tab"
          id={`${name}-tab-${tab.id}`}
          aria-controls={`${name}-panel-${tab.id}`}
          aria-selected={tab.id === selected}
          tabIndex={tab.id === selected ? 0 : -1}
          data-wm-part="tab"
          onClick={() => onSelect(tab.id)}
        >
          <span data-label={tab.label}>{tab.label}</span>
        </Tab>
      ))}
    </List>
  )
}
