import type { ViewParams } from '../../../domain/views'

/** The params of a view of the change, by what the view was given. */
export const paramsOfChange = ({
  redirectView,
}: Partial<NonNullable<ViewParams['UpdateEmailWallet']>>): ViewParams['UpdateEmailWallet'] =>
  redirectView === undefined ? undefined : { redirectView }
