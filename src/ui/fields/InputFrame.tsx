import { styled } from 'styled-components'

/** The outline around an input; it also shows the control's error and focus. */
export const InputFrame = styled.div<{ $search?: boolean }>`
  display: flex;
  align-items: center;
  gap: 10px;
  min-block-size: ${({ $search }) => ($search ? '40px' : 'var(--wm-size-control)')};
  padding-inline: 12px;
  border-radius: var(--wm-radius-control);
  background: var(--wm-color-surface${({ $search }) => ($search ? '-sunken' : '')});
  box-shadow: ${({ $search }) =>
    $search ? 'none' : 'inset 0 0 0 1px var(--wm-color-border-strong)'};
  color: var(--wm-color-text-muted);
  &:has(input:focus) {
    background: var(--wm-color-surface);
    box-shadow:
      inset 0 0 0 1px var(--wm-color-accent),
      0 0 0 3px color-mix(in srgb, var(--wm-color-accent) 28%, transparent);
  }
  &[data-invalid] {
    box-shadow: inset 0 0 0 1.5px var(--wm-color-negative);
  }
  &[data-invalid]:has(input:focus) {
    box-shadow:
      inset 0 0 0 1.5px var(--wm-color-negative),
      0 0 0 3px color-mix(in srgb, var(--wm-color-negative) 24%, transparent);
  }
  &[data-invalid] > svg {
    color: var(--wm-color-negative);
  }
  & input {
    inline-size: 100%;
    min-inline-size: 0;
    border: 0;
    border-radius: 0;
    padding: 0;
    appearance: none;
    background: none;
    color: var(--wm-color-text);
    text-overflow: ellipsis;
  }
  & input:focus,
  & input:focus-visible {
    outline: none;
  }
  & input::placeholder {
    color: var(--wm-color-text-faint);
    opacity: 1;
  }
  & input::-webkit-search-cancel-button {
    display: none;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    &:has(input:focus) {
      outline: 2px solid Highlight;
      outline-offset: 2px;
    }
    &[data-invalid] {
      outline: 3px solid CanvasText;
      outline-offset: -3px;
    }
  }
`
