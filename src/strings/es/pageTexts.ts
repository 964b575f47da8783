import type { pageTexts as english } from '../en/pageTexts'
import type { Translation } from '../language'

export const pageTexts: Translation<typeof english> = {
  'page.message': '{message}',
}
