import { styled } from 'styled-components'

const Base = styled.span`
  &::before {
    content: attr(data-text);
  }
`

/**
 * Reserves the space of a text that may appear later; it is neither read out, nor searchable, nor
 * selectable.
 */
export const PlaceholderText = ({ children }: { readonly children: string }) => (
  <Base data-text={children} aria-hidden="true" />
)
