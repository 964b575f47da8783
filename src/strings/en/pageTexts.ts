/** Passes the page's own message through. */
export const pageTexts = {
  'page.message': '{message}',
} as const
