import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { selectOptions } from '../../core/options/optionsSlice'
import { useModalSelector } from '../../store/context'
import type { RootState } from '../../store/rootReducer'
import { Boundary } from '../../ui/layout/Boundary'

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

const selectIsAllowed = (state: RootState) => selectOptions(state).remoteFeatures.branding !== false

/**
 * Renders the host's `branding` below the ways to connect, unless the project's remote
 * configuration disables it. A rendering error leaves the card intact.
 */
export function Branding({ children }: { readonly children: ReactNode }) {
  const isAllowed = useModalSelector(selectIsAllowed)
  if (!isAllowed) return null
  return (
    <Boundary fallback={() => null}>
      <Place data-testid="wm-branding">{children}</Place>
    </Boundary>
  )
}
