import type { profileTexts as english } from '../en/profileTexts'
import type { Translation } from '../language'

export const profileTexts: Translation<typeof english> = {
  'profile.families': 'ネットワークの種類',
  'profile.wallet': 'ウォレット',
  'profile.others': 'ほかのアカウント',
  'profile.active': '使用中',
  'profile.settings': '設定',
  'profile.copy': 'コピー',
  'profile.copyAddress': 'アドレス {address} をコピー',
  'profile.switch': '切り替える',
  'profile.switchTo': '{name} に切り替える',
  'profile.disconnectFrom': '{wallet} を切断',
  'profile.disconnectAll': 'すべて切断',
  'profile.none': '{namespace} のウォレットは接続されていません。',
  'profile.add': '{namespace} のウォレットを接続',
  'profile.recent': '最近のウォレット',
  'profile.connectTo': '{name} を接続',
  'profile.forget': '{name} を削除',
  'profile.forgotten': 'ウォレットを削除しました',
  'profile.switched': 'アカウントを切り替えました',
  'profile.switchFailed':
    'アカウントを切り替えられませんでした。前のアカウントのままです。{reason}',
  'profile.payment': '支払い',
  'profile.ordinal': 'Ordinals',
  'profile.stx': 'Stacks',
  'profile.smartAccount': 'スマートアカウント',
  'profile.plainAccount': '通常のアドレス',
}
