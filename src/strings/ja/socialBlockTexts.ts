import type { socialBlockTexts as english } from '../en/socialBlockTexts'
import type { Translation } from '../language'

export const socialBlockTexts: Translation<typeof english> = {
  'social.group': '別のアカウントでサインイン',
  'social.or': 'または',
  'social.continueWith': '{provider} で続ける',
  'social.more': 'ほかのサインイン方法',
  'social.preparing': 'サインインを準備しています',
}
