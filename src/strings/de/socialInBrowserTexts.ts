import type { socialInBrowserTexts as english } from '../en/socialInBrowserTexts'
import type { Translation } from '../language'

export const socialInBrowserTexts: Translation<typeof english> = {
  'social.inBrowser': 'Öffnen Sie diese Seite für Google in Ihrem Browser',
  'social.inBrowserText':
    'Google erlaubt die Anmeldung in dieser App nicht. Kopieren Sie den Link und öffnen Sie ihn in Ihrem Browser, oder wählen Sie hier einen anderen Weg.',
  'social.copyPage': 'Link zu dieser Seite kopieren',
}
