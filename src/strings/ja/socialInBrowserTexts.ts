import type { socialInBrowserTexts as english } from '../en/socialInBrowserTexts'
import type { Translation } from '../language'

export const socialInBrowserTexts: Translation<typeof english> = {
  'social.inBrowser': 'Google を使うには、このページをブラウザで開いてください',
  'social.inBrowserText':
    'Google はこのアプリ内でのサインインを許可していません。リンクをコピーしてブラウザで開くか、ここで別の方法を選んでください。',
  'social.copyPage': 'このページのリンクをコピー',
}
