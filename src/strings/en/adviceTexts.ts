import type { ErrorCode } from '../../domain/errorCatalogue'

/** What developers read in the console about a mistake in how the page is set up: what was sent, and what to change. */
export const adviceTexts = {
  ORIGIN_NOT_ALLOWED:
    'The services refuse this page. It sent the origin {origin}. Add exactly that origin to the allow-list of your project, in the dashboard the projectId comes from, or serve the page from an origin that is on the list.',
  PROJECT_ID_INVALID:
    'The services do not accept the project id that was sent from {origin}. Correct the option projectId of createWalletModal; if it is correct, add {origin} to the allow-list of your project.',
  PROJECT_ID_NOT_CONFIGURED:
    'The services got no project id from {origin}. Set the option projectId of createWalletModal; a proxy named in serviceUrls has to pass it on.',
  JWT_NOT_VALID:
    'The relay does not accept the time of this device ({origin}). Set its clock, then connect again.',
  SERVER_ERROR:
    'The project service could not give the configuration of your project to {origin}. The options of createWalletModal hold meanwhile. If it stays so, look at serviceUrls.projectService.',
  RATE_LIMITED:
    'The services had too many requests from {origin} or its project. They are left alone for a while. If it stays so, raise the quota of your project, or name a proxy of your own in serviceUrls.',
  PROJECT_LIMIT_EXCEEDED:
    'Your project uses more than its plan allows: {limits}. The services may refuse its visitors. See the plan in the dashboard the projectId comes from, or name a proxy of your own in serviceUrls.',
  PEER_MISSING:
    'A package that this page needs is not installed. Run "npm install {peer}" and build the page again. Visitors are only told that the page cannot do this.',
  LOCAL_CONFIGURATION_IGNORED:
    'The configuration of your project, in the dashboard the projectId comes from, overrides options of createWalletModal: {options}. Switch them on there, or leave them out here.',
} as const satisfies Partial<Record<ErrorCode | 'LOCAL_CONFIGURATION_IGNORED', string>>
