import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Boundary } from '../host/Boundary'

const Place = styled.div`
  display: flex;
  flex: none;
  justify-content: center;
  padding: 0 16px 12px;
  color: var(--wm-color-text-faint);
  font-size: var(--wm-font-size-12);
  line-height: var(--wm-line-12);
  text-align: center;
  overflow-wrap: anywhere;
`

/** What the page puts below its ways to connect. One that cannot be drawn leaves the card as it is. */
export const Branding = ({ children }: { readonly children: ReactNode }) => (
  <Boundary fallback={() => null}>
    <Place data-testid="wm-branding">{children}</Place>
  </Boundary>
)
