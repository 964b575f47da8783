import { createContext } from 'react'

/**
 * Language of the displayed texts (BCP 47), which may differ from the page's `locale`. Null outside
 * the modal.
 */
export const TextsLanguage = createContext<string | null>(null)
