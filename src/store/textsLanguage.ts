import { createContext } from 'react'

/**
 * The language of the texts on screen, as a BCP 47 tag. It is not the page's `locale` where that is another one than English and
 * the page brings no texts. Null outside the card.
 */
export const TextsLanguage = createContext<string | null>(null)
