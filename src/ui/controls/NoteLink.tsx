import { styled } from 'styled-components'
import { Link } from './Link'

/** A link in small text: underlined, as its colour alone would not set it apart. */
export const NoteLink = styled(Link)`
  font: inherit;
  text-decoration: underline;
  text-decoration-color: color-mix(in srgb, currentColor 35%, transparent);
  text-underline-offset: 3px;
  &:hover {
    text-decoration-color: currentColor;
  }
`
