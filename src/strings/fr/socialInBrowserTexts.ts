import type { socialInBrowserTexts as english } from '../en/socialInBrowserTexts'
import type { Translation } from '../language'

export const socialInBrowserTexts: Translation<typeof english> = {
  'social.inBrowser': 'Ouvrez cette page dans votre navigateur pour Google',
  'social.inBrowserText':
    'Google n’autorise pas la connexion dans cette application. Copiez le lien et ouvrez-le dans votre navigateur, ou choisissez un autre moyen ici.',
  'social.copyPage': 'Copier le lien de cette page',
}
