/** What the code of everything that is done from an account is fetched, told and refused as. */
export const ACTING = 'acting'
