import { styled } from 'styled-components'

/**
 * A line of the account header, pressable or not. A button is above the lines around it, which its
 * enlarged touch target overlaps.
 */
export const AccountHeaderButton = styled.button<{ $small?: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-block-size: ${({ $small }) => ($small ? 28 : 32)}px;
  max-inline-size: 100%;
  padding: 4px 8px;
  border-radius: var(--wm-radius-icon);
  font-weight: var(--wm-weight-medium);
  > span {
    overflow-wrap: anywhere;
  }
  > svg {
    color: var(--wm-color-text-muted);
  }
  &:is(button) {
    z-index: 1;
  }
  &:is(button):hover {
    background: var(--wm-color-hover);
  }
`
