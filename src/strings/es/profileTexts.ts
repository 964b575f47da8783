import type { profileTexts as english } from '../en/profileTexts'
import type { Translation } from '../language'

export const profileTexts: Translation<typeof english> = {
  'profile.families': 'Tipo de red',
  'profile.wallet': 'Billetera',
  'profile.others': 'Otras cuentas',
  'profile.active': 'Activa',
  'profile.settings': 'Ajustes',
  'profile.copy': 'Copiar',
  'profile.copyAddress': 'Copiar la dirección {address}',
  'profile.switch': 'Cambiar',
  'profile.switchTo': 'Cambiar a {name}',
  'profile.disconnectFrom': 'Desconectar {wallet}',
  'profile.disconnectAll': 'Desconectar todo',
  'profile.none': 'No hay ninguna billetera de {namespace} conectada.',
  'profile.add': 'Conectar billetera de {namespace}',
  'profile.recent': 'Billeteras recientes',
  'profile.connectTo': 'Conectar {name}',
  'profile.forget': 'Quitar {name}',
  'profile.forgotten': 'Billetera quitada',
  'profile.switched': 'Cuenta cambiada',
  'profile.switchFailed': 'No se pudo cambiar de cuenta. Sigues en la anterior. {reason}',
  'profile.payment': 'Pagos',
  'profile.ordinal': 'Ordinals',
  'profile.stx': 'Stacks',
  'profile.smartAccount': 'Cuenta inteligente',
  'profile.plainAccount': 'Dirección simple',
}
