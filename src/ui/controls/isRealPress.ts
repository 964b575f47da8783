/** Whether a person's pointer or key is behind an event, not a script of the page. */
export const isRealPress = (event: { readonly isTrusted: boolean }): boolean => event.isTrusted
