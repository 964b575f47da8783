import { css } from 'styled-components'

/** Fades the end of a part that is cut off, while `useOverflowMark` marks it. */
export const overflowFade = css`
  position: relative;
  &[data-wm-cut]::before {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-end: 100%;
    block-size: 32px;
    background: linear-gradient(transparent, var(--wm-color-surface));
    pointer-events: none;
  }
`
