/** Whether a user's pointer or key caused the event, not a script. */
export const isRealPress = (event: { readonly isTrusted: boolean }): boolean => event.isTrusted
