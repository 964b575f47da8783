import type { ErrorCode } from '../../../domain/errorCatalogue'
import type { StringKey } from '../../../strings/strings'

const MESSAGE_KEYS: Partial<Record<ErrorCode, StringKey>> = {
  EMAIL_INVALID: 'email.invalid',
  FRAME_LOAD_FAILED: 'email.unreachable',
  FRAME_REFUSED: 'email.notAllowed',
  FRAME_REQUEST_TIMEOUT: 'email.late',
  CODE_NOT_LOADED: 'email.unreachable',
  SERVICE_UNREACHABLE: 'email.unreachable',
}

/** Why no email was sent, in one short line. */
export const getEmailFieldMessage = (code: ErrorCode): StringKey =>
  MESSAGE_KEYS[code] ?? 'email.failed'
