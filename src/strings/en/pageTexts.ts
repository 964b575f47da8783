/** What the page says in its own words. */
export const pageTexts = {
  'page.message': '{message}',
} as const
