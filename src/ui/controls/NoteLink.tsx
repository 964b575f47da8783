import { styled } from 'styled-components'
import { Link } from './Link'

/** A link in a line of small text: underlined, since its colour alone would not tell it from the words around it. */
export const NoteLink = styled(Link)`
  font: inherit;
  text-decoration: underline;
  text-decoration-color: color-mix(in srgb, currentColor 35%, transparent);
  text-underline-offset: 3px;
  &:hover {
    text-decoration-color: currentColor;
  }
`
