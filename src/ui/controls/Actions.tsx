import { styled } from 'styled-components'
import { Icon, type IconShape } from '../media/Icon'
import type { ElementProps } from '../layout/ElementProps'

export interface ActionItem {
  readonly id: string
  readonly label: string
  readonly icon: IconShape
  readonly onPress: () => void
  readonly disabled?: boolean | undefined
  /** The reason it is disabled, shown as the title on hover. */
  readonly reason?: string | undefined
  readonly testId?: string | undefined
}

export interface ActionsProps extends ElementProps {
  readonly label: string
  readonly actions: readonly ActionItem[]
}

const Group = styled.div`
  display: flex;
  flex-wrap: wrap;
  border-radius: var(--wm-radius-panel);
  box-shadow: inset 0 0 0 1px var(--wm-color-border);
  overflow: clip;
  background: var(--wm-color-surface);
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`

const Action = styled.button`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 4px;
  flex: 1 1 0;
  min-inline-size: min-content;
  min-block-size: 68px;
  padding: 8px 4px;
  font-size: var(--wm-font-size-14);
  line-height: var(--wm-line-14);
  font-weight: var(--wm-weight-medium);
  text-align: center;
  > svg {
    color: var(--wm-color-accent-text);
  }
  @media (max-height: 620px) {
    flex-direction: row;
    gap: 8px;
    min-block-size: 48px;
  }
  & + &::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    inline-size: 1px;
    background: var(--wm-color-border);
  }
  &:hover {
    background: var(--wm-color-hover);
  }
  &:active {
    background: var(--wm-color-pressed);
  }
  &:focus-visible {
    outline-offset: -2px;
    border-radius: var(--wm-radius-control);
  }
  &:first-child:focus-visible,
  &:last-child:focus-visible {
    border-radius: var(--wm-radius-panel);
  }
  &[aria-disabled='true'] {
    color: var(--wm-color-text-faint);
    background: none;
    cursor: not-allowed;
  }
  &[aria-disabled='true'] > svg {
    color: inherit;
  }
  @media (forced-colors: active) {
    & + &::before {
      background: CanvasText;
      forced-color-adjust: none;
    }
    &[aria-disabled='true'] {
      color: GrayText;
    }
  }
`

/** The account's actions, side by side in one outline. */
export function Actions({ label, actions, ...rest }: ActionsProps) {
  return (
    <Group role="group" aria-label={label} data-wm-part="actions" {...rest}>
      {actions.map(({ id, label: name, icon, onPress, disabled = false, reason, testId }) => (
        <Action
          key={id}
          type="button"
          data-wm-part="action"
          data-testid={testId}
          aria-disabled={disabled || undefined}
          title={disabled ? reason : undefined}
          onClick={() => !disabled && onPress()}
        >
          <Icon icon={icon} />
          <span>{name}</span>
        </Action>
      ))}
    </Group>
  )
}
