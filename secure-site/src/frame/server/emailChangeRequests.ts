import type {
  EmailChangeAnswer,
  EmailChangeCodeRequest,
  EmailChanged,
  EmailChangeRequest,
} from '../../shared/emailChange'
import type { Api } from './createApi'
import * as shapes from './shapes'

export interface EmailChangeRequests {
  requestEmailChange(request: EmailChangeRequest): Promise<EmailChangeAnswer>
  submitPrimaryCode(request: EmailChangeCodeRequest): Promise<void>
  submitSecondaryCode(request: EmailChangeCodeRequest): Promise<EmailChanged>
}

/** Validating client for `shared/emailChange.ts`. */
export const emailChangeRequests = ({ ask, send }: Api): EmailChangeRequests => ({
  requestEmailChange: body => ask('email/change', shapes.EmailChange, { method: 'POST', body }),
  submitPrimaryCode: async body => {
    await send('email/primary', { method: 'POST', body })
  },
  submitSecondaryCode: body =>
    ask('email/secondary', shapes.EmailChanged, { method: 'POST', body }),
})
