const LENGTH_MAX = 30
const CUT_TO = 27

/** How the account is called on screen (product §5): a Discord name that ends in 0 loses that character. */
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
