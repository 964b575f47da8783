import { styled } from 'styled-components'

const Base = styled.span<{ $on: boolean }>`
  position: relative;
  display: block;
  flex: none;
  inline-size: 40px;
  block-size: 24px;
  border-radius: var(--wm-radius-pill);
  ${({ $on }) =>
    $on
      ? 'background: var(--wm-color-accent-strong);'
      : 'box-shadow: inset 0 0 0 1.5px var(--wm-color-border-strong);'}
  &::after {
    content: '';
    position: absolute;
    inset-block-start: 3px;
    inset-inline-start: ${({ $on }) => ($on ? '19px' : '3px')};
    inline-size: 18px;
    block-size: 18px;
    border-radius: 50%;
    background: ${({ $on }) => ($on ? 'var(--wm-color-on-accent)' : 'var(--wm-color-border-strong)')};
    transition: inset-inline-start var(--wm-motion-view) var(--wm-ease-out);
  }
  @media (prefers-reduced-motion: reduce) {
    &::after {
      transition: none;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    background-color: ${({ $on }) => ($on ? 'Highlight' : 'Canvas')};
    forced-color-adjust: none;
    &::after {
      inset-block-start: 2px;
      background: CanvasText;
    }
  }
`

/** A drawing of a switch, for a row that itself has `role="switch"`. */
export const SwitchMark = ({ checked }: { readonly checked: boolean }) => (
  <Base $on={checked} aria-hidden="true" data-wm-part="switch" />
)
