import type { pairingTexts as english } from '../en/pairingTexts'
import type { Translation } from '../language'

export const pairingTexts: Translation<typeof english> = {
  'pairing.where': '¿Dónde está tu billetera?',
  'pairing.browser': 'Navegador',
  'pairing.phone': 'Teléfono',
  'pairing.web': 'Web',
  'pairing.desktop': 'Escritorio',
  'pairing.qr': 'Código QR de conexión. Escanéalo con la billetera del teléfono o copia el enlace.',
  'pairing.making': 'Creando un código…',
  'pairing.expiresIn': 'Caduca en {time}',
  'pairing.copyLink': 'Copiar enlace',
  'pairing.expiredTitle': 'Código QR caducado',
  'pairing.noQrCodeTitle': 'No se pudo crear un código',
  'pairing.idleTitle': 'Conectar con un código QR',
  'pairing.idleText': 'Aún no se ha pedido ningún código.',
  'pairing.newQrCode': 'Código nuevo',
  'pairing.yourWallet': 'tu billetera',
  'pairing.doNotHaveIt': '¿No la tienes?',
  'pairing.get': 'Conseguir {wallet}',
  'pairing.continueTitle': 'Continúa en {wallet}',
  'pairing.mobileText': 'Aprueba allí la conexión y vuelve a esta página.',
  'pairing.desktopText': 'Aprueba la conexión en la aplicación y vuelve a esta página.',
  'pairing.webText':
    '{wallet} se abre en una pestaña nueva. Aprueba allí la conexión y vuelve a esta.',
  'pairing.ownBrowserText':
    '{wallet} abre esta página en su propio navegador. Conecta allí; esta página se queda como está.',
  'pairing.pairInstead': 'Conectar en esta página',
  'pairing.open': 'Abre {wallet}',
  'pairing.openAgain': 'Volver a abrir {wallet}',
  'pairing.openInstead': 'Abrir {wallet} en su lugar',
  'pairing.nothingOpened':
    '¿No se abrió nada? Puede que no esté en este dispositivo. No se compartió nada.',
  'pairing.browserText': 'Aprueba la conexión en la extensión.',
  'pairing.missingTitle': '{wallet} no está instalada',
  'pairing.missingText':
    'Añádela a este navegador o escanea un código con {wallet} en tu teléfono.',
  'pairing.missingTextOnly': 'Añádela a este navegador y vuelve.',
  'pairing.usePhone': 'Usar mi teléfono',
  'pairing.useInjected': 'Usar una billetera de este navegador',
}
