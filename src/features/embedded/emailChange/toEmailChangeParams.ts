import type { ViewParams } from '../../../domain/views'

/** Params shared by the email change views. */
export const toEmailChangeParams = ({
  redirectView,
}: Partial<NonNullable<ViewParams['UpdateEmailWallet']>>): ViewParams['UpdateEmailWallet'] =>
  redirectView === undefined ? undefined : { redirectView }
