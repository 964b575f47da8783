import { styled } from 'styled-components'

/** A keyboard key, for a visitor who has just used one. */
export const Kbd = styled.kbd`
  min-inline-size: 20px;
  padding: 1px 5px;
  border-radius: var(--wm-radius-small);
  box-shadow: inset 0 0 0 1px var(--wm-color-border-strong);
  font-family: inherit;
  font-size: var(--wm-font-size-12);
  line-height: var(--wm-line-12);
  color: var(--wm-color-text-muted);
  text-align: center;
`
