import type { socialInBrowserTexts as english } from '../en/socialInBrowserTexts'
import type { Translation } from '../language'

export const socialInBrowserTexts: Translation<typeof english> = {
  'social.inBrowser': 'Abre esta página en tu navegador para usar Google',
  'social.inBrowserText':
    'Google no permite iniciar sesión dentro de esta aplicación. Copia el enlace y ábrelo en tu navegador, o elige otra forma aquí.',
  'social.copyPage': 'Copiar el enlace de esta página',
}
