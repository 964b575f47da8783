import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Kbd } from '../../../ui/feedback/Kbd'
import { Row } from '../../../ui/lists/Row'

const List = styled.ul`
  --row-inset: 12px;
  margin-block-start: 8px;
  border-radius: var(--wm-radius-panel);
  box-shadow: inset 0 0 0 1px var(--wm-color-border);
  overflow: clip;
  &:empty {
    display: none;
  }
  > li {
    cursor: pointer;
  }
  > li[aria-selected='true'] {
    background: var(--wm-color-hover);
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    > li[aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`

export interface FoundOption {
  readonly key: string
  readonly name: string
  readonly picture: ReactNode
  readonly press: () => void
}

interface FoundOptionsProps {
  readonly id: string
  readonly label: string
  readonly options: readonly FoundOption[]
  readonly active: number
  readonly onActive: (index: number) => void
}

/** Listbox of the matches. Focus stays in the field, and Enter picks the active option. */
export function FoundOptions({ id, label, options, active, onActive }: FoundOptionsProps) {
  return (
    <List id={id} role="listbox" aria-label={label}>
      {options.map(({ key, name, picture, press }, index) => (
        <li
          key={key}
          id={`${id}-${String(index)}`}
          role="option"
          aria-selected={index === active}
          onPointerMove={() => onActive(index)}
          onClick={press}
          data-testid={`wm-found-${key}`}
        >
          <Row
            name={name}
            leading={picture}
            trailing={index === active && <Kbd aria-hidden="true">↵</Kbd>}
          />
        </li>
      ))}
    </List>
  )
}
