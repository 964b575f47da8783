const LENGTH_MAX = 30
const CUT_TO = 27

/** Returns the displayed account name (product §5); Discord names lose a trailing 0. */
export function userFacingName(
  userName: string | null,
  email: string | null,
  isDiscord = false,
): string | null {
  const name = isDiscord ? userName?.replace(/0$/, '') : userName
  const text = name || email
  if (!text) return null
  return text.length > LENGTH_MAX ? `${text.slice(0, CUT_TO)}...` : text
}
