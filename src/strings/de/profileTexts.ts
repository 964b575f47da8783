import type { profileTexts as english } from '../en/profileTexts'
import type { Translation } from '../language'

export const profileTexts: Translation<typeof english> = {
  'profile.families': 'Netzwerkart',
  'profile.wallet': 'Wallet',
  'profile.others': 'Andere Konten',
  'profile.active': 'Aktiv',
  'profile.settings': 'Einstellungen',
  'profile.copy': 'Kopieren',
  'profile.copyAddress': 'Adresse {address} kopieren',
  'profile.switch': 'Wechseln',
  'profile.switchTo': 'Zu {name} wechseln',
  'profile.disconnectFrom': '{wallet} trennen',
  'profile.disconnectAll': 'Alle trennen',
  'profile.none': 'Keine {namespace}-Wallet ist verbunden.',
  'profile.add': '{namespace}-Wallet verbinden',
  'profile.recent': 'Zuletzt verwendete Wallets',
  'profile.connectTo': '{name} verbinden',
  'profile.forget': '{name} entfernen',
  'profile.forgotten': 'Wallet entfernt',
  'profile.switched': 'Konto gewechselt',
  'profile.switchFailed':
    'Das Konto konnte nicht gewechselt werden. Sie verwenden weiter das vorherige. {reason}',
  'profile.payment': 'Zahlungen',
  'profile.ordinal': 'Ordinals',
  'profile.stx': 'Stacks',
  'profile.smartAccount': 'Smart Account',
  'profile.plainAccount': 'Einfache Adresse',
}
