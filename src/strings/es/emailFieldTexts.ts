import type { emailFieldTexts as english } from '../en/emailFieldTexts'
import type { Translation } from '../language'

export const emailFieldTexts: Translation<typeof english> = {
  'email.label': 'Correo electrónico',
  'email.submit': 'Continuar con el correo',
  'email.or': 'o',
  'email.sending': 'Enviando un código a tu correo',
  'email.taken': 'Has iniciado sesión con el correo',
  'email.incomplete': 'Esta dirección está incompleta',
  'email.invalid': 'Esta dirección no se acepta. Revísala.',
  'email.cooldown': 'Inténtalo de nuevo en {seconds, plural, one {# segundo} other {# segundos}}',
  'email.unreachable': 'No se envió nada: sin conexión.',
  'email.notAllowed': 'El correo no está disponible en esta página.',
  'email.late': 'Aún no hay respuesta. Inténtalo de nuevo.',
  'email.failed': 'No se envió nada. Inténtalo de nuevo.',
  'email.wallets': 'Continuar con una billetera',
}
