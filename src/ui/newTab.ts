/** Attributes of a link that leaves the page without handing it over. */
export const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const
