import { styled } from 'styled-components'

const Base = styled.span`
  &::before {
    content: attr(data-text);
  }
`

/** Takes the room of a text that may come later: it is neither read out, nor found on the page, nor selected. */
export const RoomText = ({ children }: { readonly children: string }) => (
  <Base data-text={children} aria-hidden="true" />
)
